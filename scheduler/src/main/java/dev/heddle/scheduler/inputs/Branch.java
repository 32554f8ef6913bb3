package dev.heddle.scheduler.inputs;

import dev.heddle.model.Fork;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.term.Term;
import java.util.List;

/** A branch or switch at which inputs decide how a thread goes on. */
final class Branch extends LocalAction {

    private final Fork fork;

    Branch(Term[] ways, int taken, int site) {
        super(Kind.BRANCH, site);
        this.fork = Fork.ofInputs(List.of(ways), taken);
    }

    @Override
    protected Fork fork() {
        return fork;
    }

    @Override
    public String describe() {
        return "branch " + fork.constraint();
    }
}

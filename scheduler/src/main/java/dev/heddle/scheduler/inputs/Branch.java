package dev.heddle.scheduler.inputs;

import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.term.Term;
import java.util.List;

/** A branch or switch at which inputs decide how a thread goes on. */
final class Branch extends LocalAction {

    private final List<Term> ways;
    private final int taken;

    Branch(Term[] ways, int taken, int site) {
        super(Kind.BRANCH, site);
        this.ways = List.of(ways);
        this.taken = taken;
    }

    @Override
    public int label() {
        return taken;
    }

    @Override
    public List<Term> ways() {
        return ways;
    }

    @Override
    public String describe() {
        return "branch " + ways.get(taken);
    }
}

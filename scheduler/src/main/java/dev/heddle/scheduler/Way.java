package dev.heddle.scheduler;

import dev.heddle.model.Resource;
import dev.heddle.term.Term;
import java.util.List;

/** A branch or switch at which inputs decide how a thread goes on. */
final class Way extends Action {

    private final List<Term> ways;
    private final int taken;

    Way(Term[] ways, int taken, int site) {
        super(Kind.BRANCH, site);
        this.ways = List.of(ways);
        this.taken = taken;
    }

    @Override
    protected void run(ProgramThread thread) {
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
    public boolean writes() {
        return false;
    }

    @Override
    public Resource resource() {
        return null;
    }

    @Override
    public String describe() {
        return "branch " + ways.get(taken);
    }
}

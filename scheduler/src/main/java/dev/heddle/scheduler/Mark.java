package dev.heddle.scheduler;

import dev.heddle.model.Resource;

/** Stands for the beginning or the return of an operation where nothing else does. */
final class Mark extends Action {

    Mark() {
        super(Kind.YIELD, 0);
    }

    @Override
    protected void run(ProgramThread thread) {
        // That it happens is all.
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public Resource resource() {
        return null;
    }
}

package dev.heddle.scheduler.kernel;

import dev.heddle.model.Resource;

/** The first step of a thread: it runs up to its first visible operation. */
final class Begin extends Action {

    static final Begin ACTION = new Begin();

    private Begin() {
        super(Kind.BEGIN, 0);
    }

    @Override
    protected boolean eager(ProgramThread thread) {
        return true;
    }

    @Override
    protected void run(ProgramThread thread) {
        throw new AssertionError("a thread begins by being switched to");
    }

    @Override
    public Resource resource() {
        return null;
    }
}

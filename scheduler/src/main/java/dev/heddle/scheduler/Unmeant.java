package dev.heddle.scheduler;

import dev.heddle.model.Resource;

/**
 * What a thread does whose inputs are not as it assumes: nothing, for ever.
 *
 * <p>Only the thread stops, because what others would do with the same inputs may be what inputs for which the
 * assumption holds can be found by.
 */
final class Unmeant extends Action {

    Unmeant() {
        super(Kind.AWAIT, 0);
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return false;
    }

    @Override
    protected void run(ProgramThread thread) {
    }

    @Override
    public boolean couldRun(long[] states, int[] versions) {
        return false;
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
        return "assume";
    }
}

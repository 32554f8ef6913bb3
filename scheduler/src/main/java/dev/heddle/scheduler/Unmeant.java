package dev.heddle.scheduler;

import dev.heddle.model.Readiness;

/**
 * What a thread does whose inputs are not as it assumes: nothing, for ever.
 *
 * <p>Only the thread stops, because what others would do with the same inputs may be what inputs for which the
 * assumption holds can be found by.
 */
final class Unmeant extends LocalAction {

    Unmeant() {
        super(Kind.AWAIT, 0);
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return false;
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return Readiness.NEVER;
    }

    @Override
    public String describe() {
        return "assume";
    }
}

package dev.heddle.scheduler.inputs;

import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.scheduler.kernel.ProgramThread;

/**
 * An assumption of a thread that its inputs do not meet: the thread waits, for ever.
 *
 * <p>Only the thread stops, because what other threads would do with the same inputs may lead to inputs for which the
 * assumption holds.
 */
final class FailedAssumption extends LocalAction {

    FailedAssumption() {
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

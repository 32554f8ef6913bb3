package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.kernel.ProgramThread;

/** {@code Thread.sleep} and {@code Thread.yield}: a point at which others may go first. */
final class Pause extends LocalAction {

    private final long nanos;
    private final Patience patience;
    boolean interrupted;

    private Pause(Kind kind, long nanos, ProgramThread thread) {
        super(kind, 0);
        this.nanos = nanos;
        this.patience = Patience.asleep(thread, nanos);
    }

    static Pause yielding(ProgramThread thread) {
        return new Pause(Kind.YIELD, 0, thread);
    }

    static Pause sleeping(ProgramThread thread, long nanos) {
        return new Pause(Kind.SLEEP, nanos, thread);
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return patience.mayEnd() || thread.interruption.isSet();
    }

    @Override
    protected Patience patience() {
        return patience;
    }

    @Override
    protected long deadline(ProgramThread thread) {
        return patience.deadline();
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        if (kind() == Kind.SLEEP) {
            touchInterruption(thread, all);
        }
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return patience.readiness().or(interrupted(thread));
    }

    @Override
    protected void run(ProgramThread thread) {
        if (kind() == Kind.SLEEP) {
            interrupted = clearInterruption(thread);
            if (!interrupted) {
                patience.runOut(thread);
            }
        }
    }

    @Override
    protected boolean pure() {
        return true;
    }

    @Override
    public String describe() {
        return kind() == Kind.SLEEP ? "sleep " + Patience.text(nanos) : "yield";
    }
}

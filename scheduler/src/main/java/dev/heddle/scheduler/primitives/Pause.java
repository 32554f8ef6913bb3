package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.scheduler.kernel.ProgramThread;

/** {@code Thread.sleep} and {@code Thread.yield}: a point at which others may go first. */
final class Pause extends LocalAction {

    private final long nanos;
    boolean interrupted;

    Pause(Kind kind, long nanos) {
        super(kind, 0);
        this.nanos = nanos;
    }

    @Override
    protected long deadline(ProgramThread thread) {
        return thread.after(nanos);
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        if (kind() == Kind.SLEEP) {
            touchInterruption(thread, all);
        }
    }

    @Override
    protected void run(ProgramThread thread) {
        if (kind() == Kind.SLEEP) {
            interrupted = clearInterruption(thread);
            if (!interrupted) {
                thread.advanceTo(thread.after(nanos));
            }
        }
    }

    @Override
    protected boolean pure() {
        return true;
    }

    @Override
    public String describe() {
        return kind() == Kind.SLEEP ? "sleep " + (nanos >= 1_000_000 ? nanos / 1_000_000 + " ms" : nanos + " ns") : "yield";
    }
}

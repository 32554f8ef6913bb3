package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;

/** Waits for a condition of a synchroniser, perhaps only for a time, perhaps until interrupted. */
public abstract class Blocking extends Action {

    /** How it ended. */
    public enum End {
        DONE, TIMED_OUT, INTERRUPTED
    }

    private final Synchronizer on;
    private final Patience patience;
    private final boolean interruptibly;
    private End end;

    /** {@code nanos} is negative for no limit. */
    protected Blocking(Kind kind, Synchronizer on, ProgramThread thread, long nanos, boolean interruptibly) {
        super(kind, 0);
        this.on = on;
        this.patience = Patience.of(thread, nanos);
        this.interruptibly = interruptibly;
    }

    /** The condition. */
    protected abstract boolean ready(ProgramThread thread);

    /** What to do when it holds. */
    protected abstract void proceed(ProgramThread thread);

    /** What to do when it did not come to hold in time, or before an interrupt. */
    protected void giveUp(ProgramThread thread) {
    }

    /** Whether an interrupt comes too late once the condition holds. */
    protected boolean readyFirst() {
        return false;
    }

    public final End end() {
        return end;
    }

    /** Does it; returns whether the condition came to hold in time. */
    public final boolean by(ProgramThread thread) throws InterruptedException {
        thread.perform(this);
        if (end == End.INTERRUPTED) {
            throw new InterruptedException();
        }
        return end == End.DONE;
    }

    /** Does it; nobody can interrupt. */
    public final boolean uninterruptiblyBy(ProgramThread thread) {
        thread.perform(this);
        return end == End.DONE;
    }

    @Override
    protected final boolean enabled(ProgramThread thread) {
        return ready(thread) || interruptibly && thread.interruption.isSet() || patience.mayEnd();
    }

    @Override
    protected final Patience patience() {
        return patience;
    }

    @Override
    protected final long deadline(ProgramThread thread) {
        return ready(thread) || interruptibly && thread.interruption.isSet() ? NEVER : patience.deadline();
    }

    @Override
    protected final void run(ProgramThread thread) {
        if (interruptibly && !(readyFirst() && ready(thread)) && thread.interruption.isSet()) {
            end = End.INTERRUPTED;
            giveUp(thread);
            clearInterruption(thread);
        } else if (ready(thread)) {
            end = End.DONE;
            proceed(thread);
        } else {
            end = End.TIMED_OUT;
            patience.runOut(thread);
            thread.spins.timedOut();
            thread.spins.read(on);
            giveUp(thread);
        }
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        touchAwaited(thread, all);
        if (interruptibly) {
            touchInterruption(thread, all);
        }
        patience.touch(all);
    }

    /** Adds what the condition is about, which comes first, and what is done when it holds. */
    protected void touchAwaited(ProgramThread thread, Footprint all) {
        super.touch(thread, all);
    }

    /** Takes down that nothing was done; to be called where it gives up. */
    protected final void gaveUp(ProgramThread thread) {
        settle(thread, false);
    }

    /** When the condition holds, in terms of touch 0, whose state is what {@link Synchronizer#state} gives. */
    protected abstract Readiness condition();

    @Override
    protected final Readiness readiness(ProgramThread thread) {
        Readiness timely = condition().or(patience.readiness());
        return interruptibly ? timely.or(interrupted(thread)) : timely;
    }

    @Override
    protected boolean pure() {
        return end == End.TIMED_OUT;
    }

    @Override
    public final Synchronizer resource() {
        return on;
    }
}

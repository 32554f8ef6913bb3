package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;

/**
 * How long an operation waits: for ever, or up to a deadline. In a loop in which time ran out for nothing, it does not run out again before
 * something that the loop read has changed; so when it may do so depends on what others do, and the operation reads that.
 */
public final class Patience {

    private final long deadline;
    private final boolean endless;
    /** What has to change first; null if nothing. */
    private final Sight futile;
    private int first;

    /** That of {@code thread}, which begins to wait; {@code deadline} is {@link Action#NEVER} if there is none. */
    public Patience(ProgramThread thread, long deadline) {
        this(thread, deadline, false);
    }

    /** {@code spurious} if the wait may end without a reason as well, whatever the deadline. */
    public Patience(ProgramThread thread, long deadline, boolean spurious) {
        this.deadline = deadline;
        this.endless = deadline == Action.NEVER && !spurious;
        this.futile = endless ? null : thread.spins.futile();
    }

    /** True if time may run out now. */
    public boolean mayEnd() {
        return !endless && (futile == null || futile.hasChanged());
    }

    /** True if time will never run out. */
    public boolean isEndless() {
        return endless;
    }

    /** When time runs out; {@link Action#NEVER} if that has nothing to do with time. */
    public long deadline() {
        return deadline;
    }

    /** Adds to {@code all} what decides whether time may run out. */
    public void touch(Footprint all) {
        first = all.size();
        if (futile != null) {
            futile.touch(all);
        }
    }

    /** When time may run out, in terms of what {@link #touch} added last. */
    public Readiness readiness() {
        return endless ? Readiness.NEVER : futile == null ? Readiness.ALWAYS : futile.changed(first);
    }
}

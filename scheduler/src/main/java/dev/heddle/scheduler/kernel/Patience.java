package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.Settings;

/**
 * How long an operation waits: for ever, or up to a deadline. Where the program is patient, time runs out only when its {@linkplain VirtualClock clock} says so, else whenever the
 * thread has its turn.
 *
 * <p>In a loop in which time ran out for nothing, it does not run out again before something that the loop read has changed; so when it may do so depends on what others do, and
 * the operation reads that.
 */
public final class Patience {

    private final long nanos;
    /** In the time of the thread. */
    private final long deadline;
    /** In that of the execution. */
    private final long end;
    private final boolean endless;
    /** What has to change first; null if nothing. */
    private final Sight futile;
    /** Whether time may run out while others can go on as well. */
    private final boolean early;
    private boolean expired;
    /** At which instant it did; 0 if it always has. */
    private int instant;
    private int first;

    /** {@code brief} if it is so short that it may well run out early on a slow machine. */
    private Patience(ProgramThread thread, long nanos, long deadline, boolean endless, boolean expired, Sight futile, boolean brief) {
        Settings settings = thread.execution.settings;
        this.early = expired && nanos > 0 && settings.timeLimits() == Settings.TimeLimits.EARLY && brief;
        this.nanos = nanos;
        this.deadline = deadline;
        this.end = endless ? Action.NEVER : thread.execution.clock.after(Math.max(nanos, 0));
        this.endless = endless;
        this.expired = expired;
        this.futile = futile;
        if (!endless && !expired && !thread.execution.threads.isAlone()) {
            thread.execution.series.timing.trust(thread, brief);
        }
    }

    private static boolean isShort(long nanos, Settings settings) {
        return nanos < settings.patience();
    }

    /** That of {@code thread}, which begins to wait; {@code nanos} is negative if there is no limit. */
    public static Patience of(ProgramThread thread, long nanos) {
        return of(thread, nanos, false);
    }

    /** {@code spurious} if the wait may end without a reason as well, whatever the limit. */
    public static Patience of(ProgramThread thread, long nanos, boolean spurious) {
        long deadline = thread.limit(nanos);
        boolean endless = deadline == Action.NEVER && !spurious;
        return new Patience(thread, nanos, deadline, endless, spurious || isImpatient(thread, nanos), endless ? null : thread.spins.futile(), isShort(nanos, thread.execution.settings));
    }

    /** That of {@code thread}, which goes to sleep. */
    public static Patience asleep(ProgramThread thread, long nanos) {
        boolean impatient = isImpatient(thread, nanos);
        return new Patience(thread, nanos, thread.after(nanos), !impatient && thread.limit(nanos) == Action.NEVER, impatient, null, isShort(nanos, thread.execution.settings));
    }

    /** That of {@code thread}, which looks at the clock until it is late enough; whoever does so may do it for long. */
    static Patience polling(ProgramThread thread, long nanos) {
        thread.execution.series.timing.poll();
        return new Patience(thread, nanos, thread.after(nanos), false, false, null, false);
    }

    private static boolean isImpatient(ProgramThread thread, long nanos) {
        Settings settings = thread.execution.settings;
        return nanos == 0 || switch (settings.timeLimits()) {
            case PATIENT -> false;
            case EARLY -> isShort(nanos, settings);
            case ANY -> true;
        };
    }

    /** How long {@code nanos} are, for a reader. */
    public static String text(long nanos) {
        return nanos % 1_000_000_000 == 0 ? nanos / 1_000_000_000 + " s" : nanos >= 1_000_000 ? nanos / 1_000_000 + " ms" : nanos + " ns";
    }

    /** Time has run out for {@code thread}. */
    public void runOut(ProgramThread thread) {
        thread.advanceTo(deadline);
        thread.spins.passed();
        ProgramThread first = early ? thread.execution.clock.first(thread, this) : null;
        if (first != null) {
            thread.execution.timeouts.early(thread, nanos, first);
        }
    }

    /** True if time may run out now. */
    public boolean mayEnd() {
        return expired && isWorthwhile();
    }

    /** True if time would run out, were it later. */
    boolean awaitsTime() {
        return !expired && isWorthwhile();
    }

    private boolean isWorthwhile() {
        return !endless && (futile == null || futile.hasChanged());
    }

    /** It is late enough, from {@code now} on. */
    void expire(int now) {
        expired = true;
        instant = now;
    }

    /** True if time will never run out. */
    public boolean isEndless() {
        return endless;
    }

    /** How long it is in all. */
    long nanos() {
        return nanos;
    }

    /** When time runs out by the clock of the execution. */
    long end() {
        return end;
    }

    /** When it is late enough for who has perhaps run ahead of the clock. */
    long due() {
        return deadline == Action.NEVER ? end : Math.max(end, deadline);
    }

    /** When time runs out by that of the thread; {@link Action#NEVER} if that has nothing to do with time. */
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
        if (endless || !expired) {
            return Readiness.NEVER;
        }
        Readiness worthwhile = futile == null ? Readiness.ALWAYS : futile.changed(first);
        return instant == 0 ? worthwhile : worthwhile.and(Readiness.since(instant));
    }
}

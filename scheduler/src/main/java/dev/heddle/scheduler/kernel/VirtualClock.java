package dev.heddle.scheduler.kernel;

/**
 * The clock of one execution by which time limits run out where the program is patient. It stands still as long as a thread can go on, for computing takes no time; when none can, it
 * moves on to the next limit. Limits that are nearly the same run out together, and then in any order.
 *
 * <p>So what happens before it moves happens before all that comes after: executions that are equivalent stand still in the same state, and go on at the same time.
 */
final class VirtualClock {

    /** How far apart limits may be, at least, that could as well run out the other way round. */
    private static final long LEAST_TOLERANCE = 1_000_000;
    /** Which part of the shorter limit they may be apart. */
    private static final long TOLERANCE = 10;
    private static final long LATEST = Long.MAX_VALUE / 2;

    private final ProgramThreads threads;
    private long now;
    private int instant;

    VirtualClock(ProgramThreads threads) {
        this.threads = threads;
    }

    /** When a limit of {@code nanos} from now runs out. */
    long after(long nanos) {
        return nanos > LATEST - now ? LATEST : now + nanos;
    }

    /** How often it has moved. */
    int instant() {
        return instant;
    }

    /** Moves on to the next limit at which a thread goes on; false if there is none. */
    boolean advance() {
        Patience next = null;
        for (int i = 0; i < threads.count(); i++) {
            Patience patience = patience(threads.get(i));
            if (patience != null && (next == null || patience.end() < next.end())) {
                next = patience;
            }
        }
        if (next == null) {
            return false;
        }
        now = Math.max(now, next.end());
        instant++;
        long horizon = now + Math.max(LEAST_TOLERANCE, next.nanos() / TOLERANCE);
        for (int i = 0; i < threads.count(); i++) {
            Patience patience = patience(threads.get(i));
            if (patience != null && patience.end() <= horizon) {
                patience.expire(instant);
            }
        }
        return true;
    }

    /** How long {@code thread} waits, if nothing but time lets it go on; else null. */
    private static Patience patience(ProgramThread thread) {
        Patience patience = thread.pending == null ? null : thread.pending.patience();
        return patience == null || !patience.awaitsTime() ? null : patience;
    }
}

package dev.heddle.scheduler.kernel;

import dev.heddle.model.Operation;

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

    /** How far it has moved, in nanoseconds. */
    long now() {
        return now;
    }

    /** How often it has moved. */
    int instant() {
        return instant;
    }

    /** Moves on to the next limit at which a thread goes on; false if there is none. */
    boolean advance() {
        ProgramThread next = null;
        int waiting = 0;
        for (int i = 0; i < threads.count(); i++) {
            ProgramThread thread = threads.get(i);
            Patience patience = patience(thread);
            waiting += patience == null ? 0 : 1;
            if (patience != null && (next == null || patience.end() < patience(next).end())) {
                next = thread;
            }
        }
        if (next == null) {
            return false;
        }
        Patience shortest = patience(next);
        now = Math.max(now, shortest.end());
        instant++;
        if (waiting == 1 && next.pending.kind() != Operation.Kind.SLEEP) {
            next.execution.timeouts.inVain(next, shortest.nanos());
        }
        long horizon = now + Math.max(LEAST_TOLERANCE, shortest.nanos() / TOLERANCE);
        for (int i = 0; i < threads.count(); i++) {
            Patience patience = patience(threads.get(i));
            if (patience != null && patience.end() <= horizon) {
                patience.expire(instant);
            }
        }
        return true;
    }

    /** Somebody who could go on, or whose time runs out, before that of {@code thread} does as {@code patience} says; null if there is nobody, so that it could not be otherwise. */
    ProgramThread first(ProgramThread thread, Patience patience) {
        for (int i = 0; i < threads.count(); i++) {
            ProgramThread other = threads.get(i);
            Action pending = other.pending;
            if (other != thread && pending != null && (pending.deadline(other) == Action.NEVER ? pending.enabled(other)
                    : pending.patience() != null && pending.patience().due() + LEAST_TOLERANCE < patience.due())) {
                return other;
            }
        }
        return null;
    }

    /** How long {@code thread} waits, if nothing but time lets it go on; else null. */
    private static Patience patience(ProgramThread thread) {
        Patience patience = thread.pending == null ? null : thread.pending.patience();
        return patience == null || !patience.awaitsTime() ? null : patience;
    }
}

package dev.heddle.explore;

import java.util.function.LongSupplier;

/**
 * How many steps of executions a search remembers, and how many it may.
 *
 * <p>To count them takes time, so that is done after some executions, after many steps, and when what was {@linkplain #added added} since could be too much: one long
 * execution can add more than all before it.
 */
public final class Remembering {

    /** Says that a search remembers more than it may; what it was about to change is in no state to go on with. */
    public static final class Full extends RuntimeException {

        private static final long serialVersionUID = 1;

        Full() {
            super("the search remembers more than it may", null, false, false);
        }
    }

    private static final ThreadLocal<Remembering> GOVERNING = new ThreadLocal<>();
    private static final int MANY_EXECUTIONS = 256;
    private static final long MANY_STEPS = 100_000;
    /** How far beyond the bound it may get unnoticed, and how much longer it takes to count than to add: one in so many. */
    private static final long SMALL = 64;

    private final long most;
    private final LongSupplier count;
    /** How many there were when they were counted last, and at most how many were added since. */
    private long known;
    private long added;
    private int executions;
    private long steps;

    /** At most {@code most}, of those that {@code count} counts. */
    public Remembering(long most, LongSupplier count) {
        this.most = most;
        this.count = count;
    }

    /** Does {@code work}, which is left when it adds too much. */
    public void govern(Runnable work) {
        Remembering before = GOVERNING.get();
        GOVERNING.set(this);
        try {
            work.run();
        } finally {
            GOVERNING.set(before);
        }
    }

    /** Called where up to {@code more} steps were added; leaves what the caller is doing if that is too much. */
    public static void added(long more) {
        Remembering governing = GOVERNING.get();
        if (governing != null) {
            governing.add(more);
        }
    }

    private void add(long more) {
        added += more;
        if (known + added > most && added > most / SMALL) {
            look();
        }
    }

    /** Called after an execution of so many steps. */
    public void ran(long more) {
        steps += more;
        if (++executions == MANY_EXECUTIONS || steps >= Math.max(MANY_STEPS, known / SMALL)) {
            look();
        }
    }

    private void look() {
        known = count.getAsLong();
        added = 0;
        executions = 0;
        steps = 0;
        if (known > most) {
            throw new Full();
        }
    }
}

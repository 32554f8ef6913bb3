package dev.heddle.runtime;

/**
 * Says whether the calling code is under control, and of which strand it is a part.
 *
 * <p>At most one strand runs at any time, so one static field names it. Threads that Heddle does not
 * control run instrumented code as well; they recognise themselves by not being the carrier of the
 * current strand, whatever stale value of the field they see.
 */
public final class Control {

    /** The strand that runs now; written only by whoever passes the turn. */
    public static Strand current;

    /** Number of the execution under way; stamps per-execution state so that it need not be cleared. */
    public static int epoch;

    private Control() {
    }

    /** The strand whose code is calling, or null if nobody controls it or it asked not to be seen. */
    public static Strand strand() {
        Strand strand = current;
        return strand != null && strand.carrier == Thread.currentThread() && strand.quiet == 0 ? strand : null;
    }

    /** The strand whose code is calling, even where it asked not to be seen. */
    public static Strand owner() {
        Strand strand = current;
        return strand != null && strand.carrier == Thread.currentThread() ? strand : null;
    }

    public static boolean controlled() {
        return strand() != null;
    }

    /** Replaces {@link Thread#currentThread()} in instrumented code. */
    public static Thread currentThread() {
        Strand strand = strand();
        return strand != null ? strand.thread : Thread.currentThread();
    }

    /**
     * Begins a stretch of code whose operations are not the program's: class loading, linkage, the JDK's
     * own initialisers. Returns what {@link #endQuiet} needs.
     */
    public static Strand beginQuiet() {
        Strand strand = owner();
        if (strand != null) {
            strand.quiet++;
        }
        return strand;
    }

    public static void endQuiet(Strand strand) {
        if (strand != null) {
            strand.quiet--;
        }
    }
}

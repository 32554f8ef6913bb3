package dev.heddle.scheduler.accesses;

import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.ArrayList;
import java.util.List;

/**
 * The reads that a thread has made since it took an optimistic stamp.
 *
 * <p>Between taking a stamp and validating it, a thread reads without a lock and is prepared to throw away what it read;
 * that is no data race. If the thread never validates the stamp, its reads count as what they are.
 */
final class OptimisticReads {

    /** A read that awaits validation. */
    private record Read(MemoryAccess access, int time, int event) {
    }

    /** Made for the first of them: every thread of every execution has one of these objects, and few read like that. */
    private List<Read> reads = List.of();
    private boolean stamped;

    /** True if the thread has a stamp that it has not validated. */
    boolean isStamped() {
        return stamped;
    }

    void begin() {
        stamped = true;
    }

    void note(MemoryAccess access, int time, int event) {
        if (reads.isEmpty()) {
            reads = new ArrayList<>();
        }
        reads.add(new Read(access, time, event));
    }

    /** The stamp was validated, or given up for a lock. */
    void settle() {
        stamped = false;
        reads = List.of();
    }

    /** Nobody asked whether the stamp was still valid. */
    void forget(ProgramThread thread, AccessDetector races) {
        stamped = false;
        for (Read read : reads) {
            races.access(thread, read.access(), read.time(), read.event());
        }
        reads = List.of();
    }
}

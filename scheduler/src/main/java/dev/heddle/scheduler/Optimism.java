package dev.heddle.scheduler;

import java.util.ArrayList;
import java.util.List;

/**
 * What a thread has read since it took an optimistic stamp.
 *
 * <p>Between taking a stamp and validating it, a thread reads without a lock and is prepared to throw away what it read;
 * that is no data race. If it never validates, it was none of that: then the reads count as what they are.
 */
final class Optimism {

    /** A read that awaits validation. */
    record Read(MemoryAccess access, int time, int event) {
    }

    private final List<Read> reads = new ArrayList<>(0);
    private boolean hopes;

    boolean hopes() {
        return hopes;
    }

    void begin(ProgramThread thread) {
        forget(thread);
        hopes = true;
    }

    void note(Read read) {
        reads.add(read);
    }

    /** The stamp was validated, or given up for a lock. */
    void settle() {
        hopes = false;
        reads.clear();
    }

    /** Nobody asked whether the stamp was still valid. */
    void forget(ProgramThread thread) {
        hopes = false;
        for (Read read : reads) {
            thread.execution.races.unvalidated(thread, read);
        }
        reads.clear();
    }
}

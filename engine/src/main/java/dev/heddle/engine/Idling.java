package dev.heddle.engine;

import dev.heddle.agent.Loading;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;

/**
 * The time in which a thread of the program comes to no visible operation.
 *
 * <p>What counts is the processor's time, so that nobody is called stuck for having to share a processor, and no class counts for being loaded. A thread that waits
 * for something outside takes none; its time is that of the clock. And whatever it is, it does not go on for ever.
 */
final class Idling {

    /** How many times longer than it should anything may take that does not seem to count. */
    private static final int PATIENCE = 6;
    /** Before this nothing is out of the ordinary, and nobody is looked at. */
    private static final long SHORT_NANOS = 500_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static {
        // Those who have used up all memory are looked at as well; then it is too late to initialise what that takes.
        Thread.currentThread().getStackTrace();
        Loading.isUnderWay();
        processorTime(Thread.currentThread().getId());
    }

    private final long limit;
    private long start;
    private long looked;
    /** The thread that was running when it was last looked, and its processor time then. */
    private long thread;
    private long processor;
    /** How many classes had been loaded by then. */
    private long loads;
    private long counted;

    Idling(long limit) {
        this.limit = limit;
        begin();
    }

    /** A visible operation has just happened. */
    void begin() {
        start = System.nanoTime();
        looked = start;
        counted = 0;
        thread = -1;
    }

    /** True if {@code running}, which is looked at now and then, has been at it for too long. */
    boolean isLong(Optional<Thread> running) {
        long now = System.nanoTime();
        long passed = now - looked;
        looked = now;
        if (now - start < Math.min(SHORT_NANOS, limit / 2)) {
            return false;
        }
        counted += running.isEmpty() ? passed : counting(running.get(), passed);
        return counted > limit || (now - start) / PATIENCE > limit;
    }

    /** How much of the time that has passed since the last look counts. */
    private long counting(Thread running, long passed) {
        long before = thread == running.getId() ? processor : -1;
        thread = running.getId();
        processor = processorTime(thread);
        if (running.getState() != Thread.State.RUNNABLE || processor < 0) {
            return passed;
        }
        // One that was not looked at before may have worked at something else.
        return before < 0 || hasLoaded() ? 0 : processor - before;
    }

    private static long processorTime(long thread) {
        return THREADS.isThreadCpuTimeSupported() ? THREADS.getThreadCpuTime(thread) : -1;
    }

    private boolean hasLoaded() {
        long before = loads;
        loads = Loading.changes();
        return loads != before || Loading.isUnderWay();
    }
}

package dev.heddle.scheduler.primitives;

import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.ProgramThread;

/** The head of a queue of threads, as the upper half of a synchroniser's state. */
public final class QueueHead {

    private static final long UPPER = 0xffffffff00000000L;

    private QueueHead() {
    }

    /** What {@code head} adds to the state; null if the queue is empty. */
    public static long state(ProgramThread head) {
        return head == null ? 0 : head.index() + 1L << 32;
    }

    /** When nobody queues at what is touched at {@code touch}. */
    public static Readiness isNobody(int touch) {
        return Readiness.bitsAre(touch, UPPER, 0);
    }

    /** When {@code thread} is the head of the queue at what is touched at {@code touch}. */
    public static Readiness is(int touch, ProgramThread thread) {
        return Readiness.bitsAre(touch, UPPER, state(thread));
    }
}

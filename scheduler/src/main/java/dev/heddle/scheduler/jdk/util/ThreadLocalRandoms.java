package dev.heddle.scheduler.jdk.util;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link java.util.concurrent.ThreadLocalRandom}: how a thread's generator begins. */
@Models("java.util.concurrent.ThreadLocalRandom")
public final class ThreadLocalRandoms {

    private static final long SEED = Internals.offset(Thread.class, "threadLocalRandomSeed");
    private static final long PROBE = Internals.offset(Thread.class, "threadLocalRandomProbe");

    private ThreadLocalRandoms() {
    }

    public static void localInit() {
        InstrumentedThread current = InstrumentedThread.current();
        long seed = current.determinism().nextRandom();
        Internals.UNSAFE.putLong(current.thread, SEED, seed);
        Internals.UNSAFE.putInt(current.thread, PROBE, (int) seed | 1);
    }

    public static int nextSecondarySeed() {
        return (int) InstrumentedThread.current().determinism().nextRandom() | 1;
    }
}

package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;

/** {@link java.util.concurrent.ThreadLocalRandom}: how a thread's generator begins. */
@Models("java.util.concurrent.ThreadLocalRandom")
public final class ThreadLocalRandoms {

    private static final long SEED = Internals.offset(Thread.class, "threadLocalRandomSeed");
    private static final long PROBE = Internals.offset(Thread.class, "threadLocalRandomProbe");

    private ThreadLocalRandoms() {
    }

    public static void localInit() {
        ProgramThread current = ProgramThread.current();
        long seed = current.nextRandom();
        Internals.UNSAFE.putLong(current.thread, SEED, seed);
        Internals.UNSAFE.putInt(current.thread, PROBE, (int) seed | 1);
    }

    public static int nextSecondarySeed() {
        return (int) ProgramThread.current().nextRandom() | 1;
    }
}

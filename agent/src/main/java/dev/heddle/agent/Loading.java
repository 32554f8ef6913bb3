package dev.heddle.agent;

import java.util.concurrent.atomic.AtomicLong;

/** How many classes are being instrumented, or were: who wonders why a thread takes so long finds out whether that is the reason. */
public final class Loading {

    /** Once for each beginning and once for each end. */
    private static final AtomicLong CHANGES = new AtomicLong();
    private static final AtomicLong UNDER_WAY = new AtomicLong();

    private Loading() {
    }

    static void begins() {
        UNDER_WAY.incrementAndGet();
        CHANGES.incrementAndGet();
    }

    static void ends() {
        CHANGES.incrementAndGet();
        UNDER_WAY.decrementAndGet();
    }

    /** Another number than before if a class was instrumented since then. */
    public static long changes() {
        return CHANGES.get();
    }

    public static boolean isUnderWay() {
        return UNDER_WAY.get() > 0;
    }
}

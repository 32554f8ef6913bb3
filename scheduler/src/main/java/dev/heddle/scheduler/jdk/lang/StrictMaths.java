package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link StrictMath#random}. */
@Models("java.lang.StrictMath")
public final class StrictMaths {

    private StrictMaths() {
    }

    public static double random() {
        return (InstrumentedThread.current().determinism().nextRandom() >>> 11) * 0x1.0p-53;
    }
}

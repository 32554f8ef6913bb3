package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link Math#random}. */
@Models("java.lang.Math")
public final class Maths {

    private Maths() {
    }

    public static double random() {
        return (InstrumentedThread.current().determinism().nextRandom() >>> 11) * 0x1.0p-53;
    }
}

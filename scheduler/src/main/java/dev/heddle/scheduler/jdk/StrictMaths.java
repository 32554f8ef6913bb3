package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;

/** {@link StrictMath#random}. */
@Models("java.lang.StrictMath")
public final class StrictMaths {

    private StrictMaths() {
    }

    public static double random() {
        return (ProgramThread.current().nextRandom() >>> 11) * 0x1.0p-53;
    }
}

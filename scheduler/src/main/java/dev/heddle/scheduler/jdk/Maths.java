package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;

/** {@link Math#random}. */
@Models("java.lang.Math")
public final class Maths {

    private Maths() {
    }

    public static double random() {
        return (ProgramThread.current().nextRandom() >>> 11) * 0x1.0p-53;
    }
}

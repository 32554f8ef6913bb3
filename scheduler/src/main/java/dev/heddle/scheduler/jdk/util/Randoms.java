package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link java.util.Random}: where an unseeded generator takes its seed from. */
@Models("java.util.Random")
public final class Randoms {

    private Randoms() {
    }

    public static long seedUniquifier() {
        return InstrumentedThread.current().determinism().nextRandom();
    }
}

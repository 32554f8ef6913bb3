package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.time.Instant;

/** {@link java.time.Clock}: the instant that {@code Instant.now()} and its relatives see. */
@Models("java.time.Clock")
public final class Clocks {

    private Clocks() {
    }

    public static Instant currentInstant() {
        InstrumentedThread current = InstrumentedThread.current();
        long millis = current.determinism().currentTimeMillis();
        return Instant.ofEpochSecond(Math.floorDiv(millis, 1000), Math.floorMod(millis, 1000) * 1_000_000L + current.time() % 1_000_000);
    }
}

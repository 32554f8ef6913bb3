package dev.heddle.engine;

import java.util.Optional;

/**
 * What it takes an exception of the program's to answer questions for a report. Nobody needs seconds for a message, or all the memory there is; who does
 * would cost us what was found.
 */
final class Answering {

    private static final long LONG_NANOS = 2_000_000_000;
    private static final long MUCH = Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 8);

    private final Idling idling = new Idling(LONG_NANOS);
    /** Who was asked when it was last looked; null if nobody. */
    private Object asked;
    /** The least memory that was in use since then. */
    private long least;

    /** True if {@code now}, who is asked and runs in {@code thread}, has used too much time or memory since it was first seen. */
    boolean isTooMuch(Optional<Object> now, Optional<Thread> thread) {
        if (now.isEmpty()) {
            asked = null;
            return false;
        }
        long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        if (now.get() != asked) {
            asked = now.get();
            least = used;
            idling.begin();
            return false;
        }
        least = Math.min(least, used);
        return idling.isLong(thread) || used - least > MUCH;
    }
}

package dev.heddle;

import java.util.function.BooleanSupplier;

/** What threads call, and what had returned by then; the methods have their meaning only under Heddle's control. */
final class History {

    private History() {
    }

    /**
     * Threads, numbered from 0, are going to call operations.
     *
     * @param endless asked when no thread can go on: whether the operations that have not returned may wait for ever
     */
    static void begin(int callers, BooleanSupplier endless) {
        throw outside();
    }

    /** The thread of number {@code caller} calls an operation; reports show its text. */
    static void call(int caller, Object operation) {
        throw outside();
    }

    /** The operation has returned. Returns how many operations of each thread had returned when it began. */
    static int[] returned() {
        throw outside();
    }

    private static IllegalStateException outside() {
        return new IllegalStateException("there is no history outside of Heddle");
    }
}

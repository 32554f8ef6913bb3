package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@code DualPivotQuicksort}, which the JIT knows better than its class file tells: to sort is to change a stretch of an array. */
@Models(value = "java.util.DualPivotQuicksort", before = "sort")
public final class Sorts {

    private Sorts() {
    }

    public static void sort(Object array, int parallelism, int low, int high) {
        sort(array, low, high);
    }

    public static void sort(Object array, int low, int high) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().stretch(array, low, high - low, true);
        }
    }
}

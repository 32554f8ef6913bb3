package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.Arrays;

/** {@link Arrays}: what the JIT compares and copies with code of its own. */
@Models(value = "java.util.Arrays", intrinsic = {"equals", "copyOf", "copyOfRange"})
public final class ArrayMethods {

    private ArrayMethods() {
    }

    public static boolean equals(byte[] one, byte[] other) {
        return one == null || other == null ? one == other : Arrays.equals(one, 0, one.length, other, 0, other.length);
    }

    public static boolean equals(char[] one, char[] other) {
        return one == null || other == null ? one == other : Arrays.equals(one, 0, one.length, other, 0, other.length);
    }

    public static Object[] copyOf(Object[] original, int length, Class<? extends Object[]> type) {
        InstrumentedThread current = read(original, 0, length);
        try {
            return Arrays.copyOf(original, length, type);
        } finally {
            resume(current);
        }
    }

    public static Object[] copyOfRange(Object[] original, int from, int to, Class<? extends Object[]> type) {
        InstrumentedThread current = read(original, from, to - from);
        try {
            return Arrays.copyOfRange(original, from, to, type);
        } finally {
            resume(current);
        }
    }

    /** Reads as many elements as there are; what the current thread does then, it does unseen until it resumes. */
    private static InstrumentedThread read(Object[] array, int from, int length) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            if (array != null && from >= 0 && from <= array.length) {
                current.memory().stretch(array, from, Math.min(length, array.length - from), false);
            }
            current.quiet++;
        }
        return current;
    }

    private static void resume(InstrumentedThread current) {
        if (current != null) {
            current.quiet--;
        }
    }
}

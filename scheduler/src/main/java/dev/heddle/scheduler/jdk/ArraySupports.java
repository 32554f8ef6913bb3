package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.reflect.Array;

/** {@code ArraysSupport}, in which the JIT compares arrays and computes hash codes of them: to Heddle that is to read stretches of arrays. */
@Models(value = "jdk.internal.util.ArraysSupport", before = {"mismatch", "vectorizedHashCode", "hashCode"})
public final class ArraySupports {

    private ArraySupports() {
    }

    public static void mismatch(Object one, Object other, int length) {
        mismatch(one, 0, other, 0, length);
    }

    public static void mismatch(Object one, int from, Object other, int otherFrom, int length) {
        read(one, from, length);
        read(other, otherFrom, length);
    }

    /** JDK 21 and later have this. */
    public static void vectorizedHashCode(Object array, int from, int length, int initial, int type) {
        read(array, from, length);
    }

    /** JDK 23 and later have this. */
    public static void hashCode(Object array, int from, int length, int initial) {
        read(array, from, length);
    }

    private static void read(Object array, int from, int length) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null && array != null && array.getClass().isArray() && from >= 0 && from <= Array.getLength(array) - length) {
            current.memory().stretch(array, from, length, false);
        }
    }
}

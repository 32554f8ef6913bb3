package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.reflect.Array;

/** {@code ArraysSupport}, in which the JIT compares arrays and computes hash codes of them: to Heddle that is to read stretches of arrays. */
@Models(value = "jdk.internal.util.ArraysSupport", before = {"mismatch", "hashCode"}, intrinsic = "vectorizedHashCode")
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

    /** JDK 21 and 22 call this from elsewhere, with arrays of what {@code type} says, later ones only from {@code hashCode}. */
    public static int vectorizedHashCode(Object array, int from, int length, int initial, int type) {
        read(array, from, length);
        int hash = initial;
        for (int i = from; i < from + length; i++) {
            hash = 31 * hash + (array instanceof char[] chars ? chars[i] : Array.getInt(array, i));
        }
        return hash;
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

package dev.heddle.scheduler;

import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/** Where the elements of an array lie in memory. */
final class Elements {

    private Elements() {
    }

    static int length(Object array) {
        return Array.getLength(array);
    }

    static long offset(Object array, int index) {
        return base(array) + (long) index * scale(array);
    }

    /** The element that covers {@code offset}. */
    static int index(Object array, long offset) {
        return (int) ((offset - base(array)) / scale(array));
    }

    static int base(Object array) {
        if (array instanceof Object[]) {
            return Unsafe.ARRAY_OBJECT_BASE_OFFSET;
        } else if (array instanceof int[]) {
            return Unsafe.ARRAY_INT_BASE_OFFSET;
        } else if (array instanceof byte[]) {
            return Unsafe.ARRAY_BYTE_BASE_OFFSET;
        } else if (array instanceof long[]) {
            return Unsafe.ARRAY_LONG_BASE_OFFSET;
        } else if (array instanceof char[]) {
            return Unsafe.ARRAY_CHAR_BASE_OFFSET;
        } else if (array instanceof boolean[]) {
            return Unsafe.ARRAY_BOOLEAN_BASE_OFFSET;
        } else if (array instanceof double[]) {
            return Unsafe.ARRAY_DOUBLE_BASE_OFFSET;
        } else if (array instanceof float[]) {
            return Unsafe.ARRAY_FLOAT_BASE_OFFSET;
        }
        return Unsafe.ARRAY_SHORT_BASE_OFFSET;
    }

    static int scale(Object array) {
        if (array instanceof Object[]) {
            return Unsafe.ARRAY_OBJECT_INDEX_SCALE;
        } else if (array instanceof int[] || array instanceof float[]) {
            return Integer.BYTES;
        } else if (array instanceof byte[] || array instanceof boolean[]) {
            return Byte.BYTES;
        } else if (array instanceof long[] || array instanceof double[]) {
            return Long.BYTES;
        }
        return Short.BYTES;
    }
}

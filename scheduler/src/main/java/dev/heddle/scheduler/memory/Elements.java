package dev.heddle.scheduler.memory;

import dev.heddle.runtime.Internals;
import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/** Where the elements of an array, or the bytes of a block, lie in memory. */
public final class Elements {

    private static final long REFERENCES = Internals.arrayBase(Object[].class);
    private static final long INTS = Internals.arrayBase(int[].class);
    private static final long BYTES = Internals.arrayBase(byte[].class);
    private static final long LONGS = Internals.arrayBase(long[].class);
    private static final long SHORTS = Internals.arrayBase(short[].class);
    private static final int REFERENCE_SIZE = Unsafe.ARRAY_OBJECT_INDEX_SCALE;

    private Elements() {
    }

    /** True for what consists of elements. */
    static boolean has(Object object) {
        return object.getClass().isArray() || object instanceof Block;
    }

    public static int length(Object array) {
        return array instanceof Block block ? (int) Math.min(Integer.MAX_VALUE, block.size) : Array.getLength(array);
    }

    public static long offset(Object array, int index) {
        return base(array) + (long) index * scale(array);
    }

    /** The element that covers {@code offset}. */
    public static int index(Object array, long offset) {
        return (int) ((offset - base(array)) / scale(array));
    }

    private static long base(Object array) {
        if (array instanceof Object[]) {
            return REFERENCES;
        } else if (array instanceof int[] || array instanceof float[]) {
            return INTS;
        } else if (array instanceof byte[] || array instanceof boolean[]) {
            return BYTES;
        } else if (array instanceof long[] || array instanceof double[]) {
            return LONGS;
        } else if (array instanceof Block) {
            return Block.BASE;
        }
        return SHORTS;
    }

    /** How many bytes an element has. */
    public static int scale(Object array) {
        if (array instanceof Object[]) {
            return REFERENCE_SIZE;
        } else if (array instanceof int[] || array instanceof float[]) {
            return Integer.BYTES;
        } else if (array instanceof byte[] || array instanceof boolean[] || array instanceof Block) {
            return Byte.BYTES;
        } else if (array instanceof long[] || array instanceof double[]) {
            return Long.BYTES;
        }
        return Short.BYTES;
    }
}

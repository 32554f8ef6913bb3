package dev.heddle.scheduler.thread;

import java.util.Arrays;

/**
 * The identity hash codes that one thread gives out: the same whenever it asks for the n-th object of a class, in
 * whatever execution and JVM. Classes are counted apart, so that what the JDK hashes for itself does not matter.
 */
final class HashCodes {

    private final int seed;
    private Class<?>[] types = new Class<?>[4];
    private int[] counts = new int[4];
    private int size;

    HashCodes(int seed) {
        this.seed = seed;
    }

    int next(Class<?> type) {
        return spread((seed * 31 + stableName(type).hashCode()) * 31 + count(type));
    }

    /** That of a constant, which is the same whoever asks. */
    static int of(Enum<?> constant) {
        return spread(constant.getDeclaringClass().getName().hashCode() * 31 + constant.ordinal());
    }

    private static int spread(int value) {
        int h = value * 0x9E3779B9;
        h = (h ^ h >>> 16) & 0x7fffffff;
        return h == 0 ? 1 : h;
    }

    private int count(Class<?> type) {
        for (int i = 0; i < size; i++) {
            if (types[i] == type) {
                return ++counts[i];
            }
        }
        if (size == types.length) {
            types = Arrays.copyOf(types, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
        }
        types[size] = type;
        return ++counts[size++];
    }

    /** Classes made at run time have a part in their names that differs from JVM to JVM. */
    private static String stableName(Class<?> type) {
        String name = type.getName();
        int generated = type.isHidden() ? name.indexOf("$$") : -1;
        return generated < 0 ? name : name.substring(0, generated);
    }
}

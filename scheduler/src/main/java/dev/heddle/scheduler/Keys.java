package dev.heddle.scheduler;

/**
 * Numbers for resources that are the same in every execution of a campaign: the object's publisher and count, and which
 * part of the object it is.
 */
final class Keys {

    private final Numbers objects = new Numbers();
    private final Numbers parts = new Numbers();

    /** The number of a part of an object; parts are fields, or what a {@link Synchronizer} calls itself. */
    int of(Shared object, int part) {
        if (object.key == 0) {
            object.key = object.publisher != null
                    ? objects.number((long) object.publisher.key() << 32 | object.number)
                    : objects.number(Long.MIN_VALUE | unpublished(object));
        }
        return parts.number((long) object.key << 32 | part & 0xffffffffL);
    }

    /** The number of something that has a name and no object. */
    int named(String name) {
        return parts.number(Long.MIN_VALUE | (long) name.hashCode() << 31 ^ name.length());
    }

    /** An object without a publisher is a class, another value, or a thread object that has not been started yet. */
    private static long unpublished(Shared object) {
        if (object.target instanceof Class<?> type) {
            return Layout.of(type).number;
        }
        return Shared.isValue(object.target) ? 1L << 62 | (long) object.name().hashCode() << 30 ^ object.target.hashCode() & 0x3fffffff
                : Layout.of(object.target.getClass()).number;
    }

    /** Gives numbers from 1 to longs, in the order in which they are first seen. */
    private static final class Numbers {

        private long[] keys = new long[256];
        private int[] values = new int[256];
        private int size;

        int number(long key) {
            int mask = keys.length - 1;
            int i = spread(key) & mask;
            while (values[i] != 0) {
                if (keys[i] == key) {
                    return values[i];
                }
                i = i + 1 & mask;
            }
            if (size * 2 >= keys.length) {
                grow();
                return number(key);
            }
            keys[i] = key;
            values[i] = ++size;
            return size;
        }

        private void grow() {
            long[] oldKeys = keys;
            int[] oldValues = values;
            keys = new long[oldKeys.length * 2];
            values = new int[oldKeys.length * 2];
            int mask = keys.length - 1;
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldValues[i] != 0) {
                    int at = spread(oldKeys[i]) & mask;
                    while (values[at] != 0) {
                        at = at + 1 & mask;
                    }
                    keys[at] = oldKeys[i];
                    values[at] = oldValues[i];
                }
            }
        }

        private static int spread(long key) {
            long h = key * 0x9E3779B97F4A7C15L;
            return (int) (h ^ h >>> 32);
        }
    }
}

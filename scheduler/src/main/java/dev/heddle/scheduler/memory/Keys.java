package dev.heddle.scheduler.memory;

/**
 * Numbers for resources that are the same in every execution, in whatever process: made of who published the object and
 * as the how-manieth, and of which part of the object it is. They have 64 bits, so that two resources do not meet.
 */
public final class Keys {

    private Keys() {
    }

    /** The number of a part of an object. */
    public static long of(Shared object, long part) {
        if (object.key == 0) {
            object.key = object.publisher == null ? unpublished(object)
                    : object.number >= 0 ? mix(object.publisher.hash(), object.number)
                    : mix(mix(object.publisher.hash(), named(object.target.getClass().getName())), object.number);
        }
        return mix(object.key, part);
    }

    /** The number of something that has a name and no object, or of a part that has a name. */
    public static long named(String name) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
        }
        return spread(hash);
    }

    /** An object without a publisher is a class, another value, or a thread object that has not been started yet. */
    private static long unpublished(Shared object) {
        if (object.target instanceof Class<?> type) {
            return named(type.getName());
        }
        return named(Shared.isValue(object.target) ? object.name() : object.target.getClass().getName() + " unpublished");
    }

    private static long mix(long one, long other) {
        return spread(one * 0x9E3779B97F4A7C15L + other) | 1;
    }

    private static long spread(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}

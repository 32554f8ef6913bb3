package dev.heddle.scheduler.memory;

import dev.heddle.runtime.Internals;
import jdk.internal.misc.Unsafe;

/**
 * Reads an object's identity hash out of its header.
 *
 * <p>Almost every object a program touches has never been asked for its identity hash, and those cannot be in
 * any table keyed by it. Seeing that in the header costs a nanosecond; asking the JVM would compute a hash for
 * every object there is. Where the header does not look as expected, the JVM is asked.
 */
final class Headers {

    private static final Unsafe U = Internals.UNSAFE;
    private static final boolean READABLE = calibrate();

    private Headers() {
    }

    /** The identity hash of {@code object}, or 0 if it certainly has none yet. */
    static int hash(Object object) {
        if (READABLE) {
            long mark = U.getLong(object, 0L);
            if ((mark & 7) == 1) {
                return (int) (mark >>> 8) & 0x7fffffff;
            }
        }
        return System.identityHashCode(object);
    }

    private static boolean calibrate() {
        for (int i = 0; i < 64; i++) {
            Object object = i % 2 == 0 ? new Object() : new long[i];
            long before = U.getLong(object, 0L);
            int hash = System.identityHashCode(object);
            long after = U.getLong(object, 0L);
            if ((before & 7) != 1 || before >>> 8 != 0 || (after & 7) != 1 || (after >>> 8) != hash) {
                return false;
            }
        }
        return true;
    }
}

package dev.heddle.scheduler.world;

import dev.heddle.runtime.Internals;
import java.lang.reflect.Field;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;

/** Static counters in the JDK from which names and seeds come; they begin anew with every execution. */
final class Counters {

    private static final Unsafe U = Internals.UNSAFE;
    /** Where the JDK begins, too. */
    private static final int SCOPED_VALUE_START = 0xf0f0_f0f0;

    private final AtomicInteger poolNumber = (AtomicInteger) get("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber");
    private final AtomicInteger timerNumber = (AtomicInteger) get("java.util.Timer", "nextSerialNumber");
    private final AtomicInteger threadLocalHash = (AtomicInteger) get("java.lang.ThreadLocal", "nextHashCode");
    private final AtomicLong splittableSeed = (AtomicLong) get("java.util.SplittableRandom", "defaultGen");
    private final Field poolIds = field("java.util.concurrent.ForkJoinPool", "poolIds");
    private final Field scopedValueKeys = Runtime.version().feature() < 21 ? null : field("java.lang.ScopedValue", "nextKey");
    private final Field shuffler = field("java.util.Collections", "r");

    private final int threadLocalStart = threadLocalHash.get();

    static {
        if (Runtime.version().feature() >= 21) {
            // It makes a pool of its own when it is initialised, which takes a number.
            initialize("java.lang.VirtualThread");
        }
    }

    private static Class<?> initialize(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new LinkageError("this JDK has no " + name, e);
        }
    }

    private static Field field(String owner, String name) {
        try {
            return initialize(owner).getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new LinkageError("this JDK has no " + owner + "." + name, e);
        }
    }

    private static Object get(String owner, String name) {
        Field field = field(owner, name);
        return U.getReference(U.staticFieldBase(field), U.staticFieldOffset(field));
    }

    void reset() {
        poolNumber.setPlain(1);
        timerNumber.setPlain(0);
        // Heddle's own thread locals keep the numbers below.
        threadLocalHash.setPlain(threadLocalStart);
        splittableSeed.setPlain(42);
        U.putInt(U.staticFieldBase(poolIds), U.staticFieldOffset(poolIds), 0);
        if (scopedValueKeys != null) {
            U.putInt(U.staticFieldBase(scopedValueKeys), U.staticFieldOffset(scopedValueKeys), SCOPED_VALUE_START);
        }
        U.putReference(U.staticFieldBase(shuffler), U.staticFieldOffset(shuffler), (Random) null);
    }
}

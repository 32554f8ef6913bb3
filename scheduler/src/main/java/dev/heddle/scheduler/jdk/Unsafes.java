package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/** {@code Unsafe}: parking. Its memory accesses are in {@link Atomics}. */
@Models("jdk.internal.misc.Unsafe")
public final class Unsafes {

    private Unsafes() {
    }

    public static void park(Unsafe self, boolean isAbsolute, long time) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.park(isAbsolute, time);
        } else if (isAbsolute) {
            current.threads().park(TimeUnit.MILLISECONDS.toNanos(Math.max(0, time - current.determinism().currentTimeMillis())), null);
        } else {
            current.threads().park(time == 0 ? -1 : time, null);
        }
    }

    public static void unpark(Unsafe self, Object thread) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null || !(thread instanceof Thread target)) {
            self.unpark(thread);
        } else {
            current.threads().unpark(target);
        }
    }
}

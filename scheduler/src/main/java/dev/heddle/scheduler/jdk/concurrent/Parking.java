package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.locks.LockSupport}. */
@Models("java.util.concurrent.locks.LockSupport")
public final class Parking {

    private Parking() {
    }

    public static void park() {
        InstrumentedThread.current().threads().park(-1, null);
    }

    public static void park(Object blocker) {
        InstrumentedThread.current().threads().park(-1, blocker);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            InstrumentedThread.current().threads().park(nanos, null);
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            InstrumentedThread.current().threads().park(nanos, blocker);
        }
    }

    public static void parkUntil(long deadline) {
        parkUntil(null, deadline);
    }

    public static void parkUntil(Object blocker, long deadline) {
        InstrumentedThread current = InstrumentedThread.current();
        long millis = Math.max(0, deadline - current.determinism().currentTimeMillis());
        current.threads().park(TimeUnit.MILLISECONDS.toNanos(millis), blocker);
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            InstrumentedThread.current().threads().unpark(thread);
        }
    }
}

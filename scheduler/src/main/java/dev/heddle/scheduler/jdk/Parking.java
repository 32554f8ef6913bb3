package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;
import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.locks.LockSupport}. */
@Models("java.util.concurrent.locks.LockSupport")
public final class Parking {

    private Parking() {
    }

    public static void park() {
        ProgramThread.current().park(-1, null);
    }

    public static void park(Object blocker) {
        ProgramThread.current().park(-1, blocker);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            ProgramThread.current().park(nanos, null);
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            ProgramThread.current().park(nanos, blocker);
        }
    }

    public static void parkUntil(long deadline) {
        parkUntil(null, deadline);
    }

    public static void parkUntil(Object blocker, long deadline) {
        ProgramThread current = ProgramThread.current();
        long millis = Math.max(0, deadline - current.currentTimeMillis());
        current.park(TimeUnit.MILLISECONDS.toNanos(millis), blocker);
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            ProgramThread.current().unpark(thread);
        }
    }
}

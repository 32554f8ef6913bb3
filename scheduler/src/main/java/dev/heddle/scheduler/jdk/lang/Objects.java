package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.Determinism;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.TimeUnit;

/** {@link Object}: waiting and notifying, and the default hash code. */
@Models(value = "java.lang.Object", redirect = "wait")
public final class Objects {

    private Objects() {
    }

    public static void wait(Object self) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.wait();
        } else {
            current.monitors().await(present(self), -1);
        }
    }

    public static void wait(Object self, long millis) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.wait(millis);
        } else if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        } else {
            current.monitors().await(present(self), millis == 0 ? -1 : TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }

    public static void wait(Object self, long millis, int nanos) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.wait(millis, nanos);
        } else if (millis < 0 || nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException(millis < 0 ? "timeout value is negative" : "nanosecond timeout value out of range");
        } else {
            long total = TimeUnit.MILLISECONDS.toNanos(millis) + nanos;
            current.monitors().await(present(self), total == 0 ? -1 : total);
        }
    }

    public static void notify(Object self) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.notify();
        } else {
            current.monitors().signal(present(self), false);
        }
    }

    public static void notifyAll(Object self) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.notifyAll();
        } else {
            current.monitors().signal(present(self), true);
        }
    }

    /** Complains as a call on null does. */
    private static Object present(Object self) {
        if (self == null) {
            throw new NullPointerException();
        }
        return self;
    }

    public static int hashCode(Object self) {
        Determinism determinism = InstrumentedThread.determinismOfCaller();
        return determinism == null ? self.hashCode() : determinism.hashCode(present(self));
    }
}

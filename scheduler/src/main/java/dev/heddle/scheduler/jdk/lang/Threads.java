package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.InstrumentedThread;
import dev.heddle.scheduler.world.World;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** {@link Thread}. */
@Models(value = "java.lang.Thread", redirect = {"onSpinWait", "join"}, before = {
    "getName", "getPriority", "setPriority", "getContextClassLoader", "setContextClassLoader",
    "stop", "suspend", "resume", "getUncaughtExceptionHandler", "setUncaughtExceptionHandler", "getDefaultUncaughtExceptionHandler", "setDefaultUncaughtExceptionHandler"
})
public final class Threads {

    private static final MethodHandle START0 = Internals.virtual(Thread.class, "start0", void.class);
    private static final MethodHandle JOIN_FOR = Internals.virtualIfPresent(Thread.class, "join", boolean.class, Duration.class);
    /** JDK 17 has these. */
    private static final MethodHandle NEXT_THREAD_NUM = Internals.staticallyIfPresent(Thread.class, "nextThreadNum", int.class);
    private static final MethodHandle NEXT_THREAD_ID = Internals.staticallyIfPresent(Thread.class, "nextThreadID", long.class);
    /** JDK 21 and later have these. */
    private static final MethodHandle SCOPED_VALUE_CACHE = Internals.staticallyIfPresent(Thread.class, "scopedValueCache", Object[].class);
    private static final MethodHandle SET_SCOPED_VALUE_CACHE =
            Internals.staticallyIfPresent(Thread.class, "setScopedValueCache", void.class, Object[].class);
    /** Since this one threads cannot be stopped or suspended by others. */
    private static final int FIRST_UNSTOPPABLE = 20;
    private static final String UNCONTROLLED = "jdk.internal.misc.InnocuousThread";

    private Threads() {
    }

    public static Thread currentThread() {
        return Control.currentThread();
    }

    public static void start0(Thread self) throws Throwable {
        InstrumentedThread current = InstrumentedThread.current();
        boolean uncontrolled = self.getClass().getName().equals(UNCONTROLLED);
        if (current == null || uncontrolled) {
            if (current != null) {
                World.identify(self);
            }
            START0.invokeExact(self);
        } else {
            current.threads().start(self);
        }
    }

    public static void yield() {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            Thread.yield();
        } else {
            current.threads().yieldTurn();
        }
    }

    public static void onSpinWait() {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            Thread.onSpinWait();
        } else {
            current.threads().yieldTurn();
        }
    }

    public static void sleep(long millis) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            Thread.sleep(millis);
        } else {
            require(millis >= 0, "timeout value is negative");
            current.threads().sleep(TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        require(millis >= 0, "timeout value is negative");
        require(nanos >= 0 && nanos <= 999999, "nanosecond timeout value out of range");
        InstrumentedThread.current().threads().sleep(TimeUnit.MILLISECONDS.toNanos(millis) + nanos);
    }

    public static void sleep(Duration duration) throws InterruptedException {
        InstrumentedThread.current().threads().sleep(Math.max(0, TimeUnit.NANOSECONDS.convert(duration)));
    }

    public static void join(Thread self) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.join();
        } else {
            current.threads().join(self, -1);
        }
    }

    public static void join(Thread self, long millis) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.join(millis);
        } else {
            require(millis >= 0, "timeout value is negative");
            current.threads().join(self, millis == 0 ? -1 : TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }

    public static void join(Thread self, long millis, int nanos) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.join(millis, nanos);
        } else {
            require(millis >= 0, "timeout value is negative");
            require(nanos >= 0 && nanos <= 999999, "nanosecond timeout value out of range");
            long total = TimeUnit.MILLISECONDS.toNanos(millis) + nanos;
            current.threads().join(self, total == 0 ? -1 : total);
        }
    }

    /** JDK 19 and later have this. */
    public static boolean join(Thread self, Duration duration) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            try {
                return (boolean) JOIN_FOR.invokeExact(self, duration);
            } catch (InterruptedException | RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }
        if (current.threads().stateOf(self) == Thread.State.NEW) {
            throw new IllegalThreadStateException("Thread not started");
        }
        current.threads().join(self, Math.max(0, TimeUnit.NANOSECONDS.convert(duration)));
        return !current.threads().isAlive(self);
    }

    public static boolean isAlive(Thread self) {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? self.isAlive() : current.threads().isAlive(self);
    }

    public static Thread.State getState(Thread self) {
        return InstrumentedThread.current().threads().stateOf(self);
    }

    public static void interrupt(Thread self) {
        InstrumentedThread.current().threads().interrupt(self);
    }

    public static boolean isInterrupted(Thread self) {
        return InstrumentedThread.current().threads().isInterrupted(self, false);
    }

    public static boolean interrupted() {
        InstrumentedThread current = InstrumentedThread.current();
        return current.threads().isInterrupted(current.thread, true);
    }

    public static boolean holdsLock(Object object) {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? Thread.holdsLock(object) : current.monitors().holds(java.util.Objects.requireNonNull(object));
    }

    /** Where others are cannot be said; they are not there by chance either. */
    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Map<Thread, StackTraceElement[]> stacks = new HashMap<>();
        for (Thread thread : ThreadGroups.platformThreads()) {
            stacks.put(thread, thread == Control.currentThread() ? thread.getStackTrace() : new StackTraceElement[0]);
        }
        return stacks;
    }

    public static void stop(Thread self) {
        refuse("Thread.stop");
    }

    public static void suspend(Thread self) {
        refuse("Thread.suspend");
    }

    public static void resume(Thread self) {
        refuse("Thread.resume");
    }

    /** What stops a thread anywhere happens between any two instructions; newer JDKs refuse it themselves. */
    static void refuse(String call) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null && Runtime.version().feature() < FIRST_UNSTOPPABLE) {
            current.unsupported(call);
        }
    }

    public static void getName(Thread self) {
        access(self, Facet.NAME, false, null);
    }

    public static void setName(Thread self, String name) {
        access(self, Facet.NAME, true, null);
        self.setName(name);
    }

    public static void getPriority(Thread self) {
        access(self, Facet.PRIORITY, false, null);
    }

    public static void setPriority(Thread self, int priority) {
        access(self, Facet.PRIORITY, true, null);
    }

    public static void getContextClassLoader(Thread self) {
        access(self, Facet.CONTEXT, false, null);
    }

    public static void setContextClassLoader(Thread self, ClassLoader loader) {
        access(self, Facet.CONTEXT, true, loader);
    }

    public static void getUncaughtExceptionHandler(Thread self) {
        access(self, Facet.HANDLER, false, null);
    }

    public static void setUncaughtExceptionHandler(Thread self, Thread.UncaughtExceptionHandler handler) {
        access(self, Facet.HANDLER, true, handler);
    }

    public static void getDefaultUncaughtExceptionHandler() {
        access(Thread.class, Facet.HANDLER, false, null);
    }

    public static void setDefaultUncaughtExceptionHandler(Thread.UncaughtExceptionHandler handler) {
        access(Thread.class, Facet.HANDLER, true, handler);
    }

    private static void access(Object target, Facet facet, boolean write, Object value) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(target, facet, AccessMode.VOLATILE, write, value);
        }
    }

    /** The number in the name of an unnamed thread, on JDK 17. */
    public static int nextThreadNum() throws Throwable {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            return (int) NEXT_THREAD_NUM.invokeExact();
        }
        return current.determinism().nextUnnamed();
    }

    /** The name of an unnamed thread, since JDK 20. */
    public static String genThreadName() {
        return "Thread-" + InstrumentedThread.current().determinism().nextUnnamed();
    }

    /** The id of a new thread, on JDK 17. */
    public static long nextThreadID() throws Throwable {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? (long) NEXT_THREAD_ID.invokeExact() : current.determinism().nextThreadId();
    }

    /** Looked-up scoped values; the JVM keeps them with what carries the thread, which here carries others as well. */
    public static Object[] scopedValueCache() throws Throwable {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? (Object[]) SCOPED_VALUE_CACHE.invokeExact() : current.scopedValueCache();
    }

    public static void setScopedValueCache(Object[] cache) throws Throwable {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            SET_SCOPED_VALUE_CACHE.invokeExact(cache);
        } else {
            current.setScopedValueCache(cache);
        }
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}

package dev.heddle.scheduler;

import dev.heddle.runtime.Internals;
import java.lang.invoke.MethodHandle;
import jdk.internal.misc.Unsafe;

/** What the JVM itself keeps for the program, made the same at the start of every execution. */
final class World {

    private static final Unsafe U = Internals.UNSAFE;
    /** When every execution begins: 2026-01-01T00:00:00Z. */
    static final long EPOCH_MILLIS = 1_767_225_600_000L;

    private static final int RUNNABLE = 5;
    private static final long TID = Internals.offset(Thread.class, "tid");
    private static final MethodHandle EXIT = Internals.virtual(Thread.class, "exit", void.class);

    /** The status of a thread is in an object of its own since JDK 19. */
    private static final long HOLDER = Internals.offset(Thread.class, "holder");
    private static final long STATUS = statusOffset();

    private final Settings settings;
    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private final Thread.UncaughtExceptionHandler originalHandler = Thread.getDefaultUncaughtExceptionHandler();

    World(Settings settings) {
        this.settings = settings;
    }

    private static long statusOffset() {
        try {
            return Internals.offset(HOLDER < 0 ? Thread.class : Class.forName("java.lang.Thread$FieldHolder"), "threadStatus");
        } catch (ClassNotFoundException e) {
            throw new LinkageError("this JDK keeps the status of threads elsewhere", e);
        }
    }

    void begin(Execution execution) {
    }

    void end(Execution execution) {
        for (int i = 1; i < execution.threadCount(); i++) {
            if (!execution.thread(i).ended) {
                exit(execution.thread(i).thread);
            }
        }
    }

    /** Makes {@code thread} look started, so that it is not started twice. */
    static void markStarted(Thread thread) {
        Object holder = HOLDER < 0 ? thread : U.getReference(thread, HOLDER);
        U.putInt(holder, STATUS, RUNNABLE);
    }

    Thread mainThread() {
        Thread thread = new Thread(group, "main");
        U.putLong(thread, TID, 1L);
        return thread;
    }

    void threadEnded(ProgramThread thread) {
        if (thread.index > 0) {
            exit(thread.thread);
        }
    }

    private static void exit(Thread thread) {
        try {
            EXIT.invokeExact(thread);
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    Thread.UncaughtExceptionHandler defaultHandler() {
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        return handler == originalHandler ? null : handler;
    }

    int processors() {
        return settings.processors();
    }
}

package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.runtime.Internals;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.misc.Unsafe;

/** What the JDK has for each thread of a pool. */
final class Worker {

    private static final Unsafe U = Internals.UNSAFE;
    private static final Class<?> TYPE = type("java.util.concurrent.ThreadPoolExecutor$Worker");
    private static final long POOL = Internals.offset(TYPE, "this$0");
    private static final long THREAD = Internals.offset(TYPE, "thread");
    private static final long FIRST_TASK = Internals.offset(TYPE, "firstTask");
    private static final long COMPLETED = Internals.offset(TYPE, "completedTasks");
    /** Not yet begun: -1. Idle: 0. At a task: 1. */
    private static final long STATE = Internals.offset(AbstractQueuedSynchronizer.class, "state");
    private static final long FACTORY = Internals.offset(ThreadPoolExecutor.class, "threadFactory");
    /** Since JDK 21; else -1. */
    private static final long CONTAINER = Internals.offset(ThreadPoolExecutor.class, "container");
    private static final MethodHandle START = CONTAINER < 0 ? null : Internals.virtual(type("jdk.internal.vm.SharedThreadContainer"), "start", void.class, Thread.class);

    private Worker() {
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new LinkageError("this JDK has no " + name, e);
        }
    }

    /** A new one of {@code pool}, with a thread that the pool's factory has made, if it has. */
    static Object create(ThreadPoolExecutor pool, Runnable firstTask) throws InstantiationException {
        Object worker = U.allocateInstance(TYPE);
        U.putReference(worker, POOL, pool);
        U.putReference(worker, FIRST_TASK, firstTask);
        U.putInt(worker, STATE, -1);
        U.putReference(worker, THREAD, ((ThreadFactory) U.getReference(pool, FACTORY)).newThread((Runnable) worker));
        return worker;
    }

    /** Its thread; null if there is none. */
    static Thread thread(Object worker) {
        return (Thread) U.getReference(worker, THREAD);
    }

    /** Starts its thread. */
    static void start(ThreadPoolExecutor pool, Object worker) throws Throwable {
        if (START == null) {
            thread(worker).start();
        } else {
            START.invoke(U.getReference(pool, CONTAINER), thread(worker));
        }
    }

    /** Its thread has begun; what it is to begin with, or null. */
    static Runnable begin(Object worker) {
        Runnable first = (Runnable) U.getReference(worker, FIRST_TASK);
        U.putReference(worker, FIRST_TASK, null);
        U.putInt(worker, STATE, 0);
        return first;
    }

    static void beginsTask(Object worker) {
        U.putInt(worker, STATE, 1);
    }

    static void endsTask(Object worker) {
        U.putLong(worker, COMPLETED, completed(worker) + 1);
        U.putInt(worker, STATE, 0);
    }

    /** How many tasks it has done. */
    static long completed(Object worker) {
        return U.getLong(worker, COMPLETED);
    }
}

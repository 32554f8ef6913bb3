package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** {@link ThreadPoolExecutor}, if its queue is trusted as well. What changes how it works, or counts what its workers do, is more than one step. */
@Models(value = "java.util.concurrent.ThreadPoolExecutor", before = {"setCorePoolSize", "setMaximumPoolSize", "setKeepAliveTime", "allowCoreThreadTimeOut", "prestartCoreThread", "ensurePrestart",
        "prestartAllCoreThreads", "remove", "purge", "getActiveCount", "getTaskCount", "getCompletedTaskCount", "setThreadFactory", "setRejectedExecutionHandler"})
public final class Pools {

    private Pools() {
    }

    public static boolean applies(Object self) {
        return Trust.covers(self, ThreadPoolExecutor.class) && BlockingQueues.applies(Pool.queue((ThreadPoolExecutor) self));
    }

    private static Pool of(ThreadPoolExecutor self) {
        return Trust.of(self).primitive(shared -> new Pool(shared, self));
    }

    public static void execute(ThreadPoolExecutor self, Runnable task) throws Throwable {
        Objects.requireNonNull(task);
        ProgramThread.current().publish(task);
        switch (of(self).submit(task)) {
            case FIRST_TASK -> begin(self, task);
            case QUEUED_FOR_NEW -> begin(self, null);
            case REJECTED -> self.getRejectedExecutionHandler().rejectedExecution(task, self);
            default -> {
            }
        }
    }

    /** Starts a worker, which counts already. */
    private static void begin(ThreadPoolExecutor self, Runnable firstTask) throws Throwable {
        Pool pool = of(self);
        Object worker = null;
        boolean started = false;
        try {
            worker = Worker.create(self, firstTask);
            if (Worker.thread(worker) != null) {
                pool.joined(worker);
                Worker.start(self, worker);
                started = true;
            }
        } finally {
            if (!started) {
                pool.failed(worker);
            }
        }
    }

    /** All of a worker's life. */
    public static void runWorker(ThreadPoolExecutor self, Object worker) throws Throwable {
        Pool pool = of(self);
        Runnable task = Worker.begin(worker);
        boolean abruptly = true;
        try {
            while (task != null || (task = pool.next()) != null) {
                interruptIfStopped(pool);
                Worker.beginsTask(worker);
                try {
                    task.run();
                } finally {
                    task = null;
                    Worker.endsTask(worker);
                }
            }
            abruptly = false;
        } finally {
            if (pool.left(worker, Worker.completed(worker), abruptly)) {
                begin(self, null);
            }
        }
    }

    /** Sees to it that the calling worker is interrupted before a task if the pool was stopped, and not otherwise. */
    private static void interruptIfStopped(Pool pool) {
        if (!ProgramThread.current().execution().lens().interruptsObserved()) {
            return;
        }
        Thread current = ProgramThread.current().thread;
        boolean stopped = pool.isStopped() || Thread.interrupted() && pool.isStopped();
        if (stopped && !current.isInterrupted()) {
            current.interrupt();
        }
    }

    public static void shutdown(ThreadPoolExecutor self) {
        of(self).shutdown();
    }

    public static List<?> shutdownNow(ThreadPoolExecutor self) {
        return of(self).stop();
    }

    public static boolean isShutdown(ThreadPoolExecutor self) {
        return of(self).look("isShutdown of", false, self::isShutdown);
    }

    public static boolean isTerminated(ThreadPoolExecutor self) {
        return of(self).look("isTerminated of", true, self::isTerminated);
    }

    public static boolean isTerminating(ThreadPoolExecutor self) {
        return of(self).look("isTerminating of", true, self::isTerminating);
    }

    public static boolean awaitTermination(ThreadPoolExecutor self, long timeout, TimeUnit unit) throws InterruptedException {
        return of(self).awaitTermination(Math.max(0, unit.toNanos(timeout)));
    }

    public static int getPoolSize(ThreadPoolExecutor self) {
        return of(self).look("size of", true, self::getPoolSize);
    }

    public static int getLargestPoolSize(ThreadPoolExecutor self) {
        return of(self).look("largest size of", true, self::getLargestPoolSize);
    }

    public static void setCorePoolSize(ThreadPoolExecutor self, int size) {
        withdraw(self);
    }

    public static void setMaximumPoolSize(ThreadPoolExecutor self, int size) {
        withdraw(self);
    }

    public static void setKeepAliveTime(ThreadPoolExecutor self, long time, TimeUnit unit) {
        withdraw(self);
    }

    public static void allowCoreThreadTimeOut(ThreadPoolExecutor self, boolean value) {
        withdraw(self);
    }

    public static void prestartCoreThread(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void ensurePrestart(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void prestartAllCoreThreads(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void remove(ThreadPoolExecutor self, Runnable task) {
        withdraw(self);
    }

    public static void purge(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void getActiveCount(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void getTaskCount(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static void getCompletedTaskCount(ThreadPoolExecutor self) {
        withdraw(self);
    }

    public static String toString(ThreadPoolExecutor self) {
        return of(self).look("text of", true, self::toString);
    }

    public static void setThreadFactory(ThreadPoolExecutor self, ThreadFactory factory) {
        withdraw(self);
    }

    public static void setRejectedExecutionHandler(ThreadPoolExecutor self, RejectedExecutionHandler handler) {
        withdraw(self);
    }

    private static void withdraw(ThreadPoolExecutor self) {
        Trust.withdraw(self, ThreadPoolExecutor.class);
    }
}

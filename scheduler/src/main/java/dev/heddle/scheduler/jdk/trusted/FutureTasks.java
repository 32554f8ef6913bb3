package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** {@link FutureTask}. */
@Models(value = "java.util.concurrent.FutureTask", before = {"toString", "resultNow", "exceptionNow", "state"})
public final class FutureTasks {

    private FutureTasks() {
    }

    public static boolean applies(Object self) {
        return Trust.covers(self, FutureTask.class);
    }

    private static Task of(FutureTask<?> self) {
        return Trust.of(self).primitive(shared -> new Task(shared, self));
    }

    public static void run(FutureTask<?> self) {
        Task task = of(self);
        Callable<?> callable = task.begin();
        if (callable == null) {
            return;
        }
        Object result = null;
        Throwable thrown = null;
        try {
            result = callable.call();
        } catch (Throwable failure) {
            thrown = failure;
        }
        boolean inTime = thrown == null ? task.complete(result) : task.fail(thrown);
        if (!inTime) {
            task.awaitInterrupt();
        }
    }

    public static Object get(FutureTask<?> self) throws InterruptedException, ExecutionException {
        ProgramThread current = ProgramThread.current();
        Task task = of(self);
        task.new Await(current, -1).by(current);
        return task.report();
    }

    public static Object get(FutureTask<?> self, long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        ProgramThread current = ProgramThread.current();
        Task task = of(self);
        if (!task.new Await(current, Math.max(0, unit.toNanos(timeout))).by(current)) {
            throw new TimeoutException();
        }
        return task.report();
    }

    public static boolean isDone(FutureTask<?> self) {
        return of(self).look("isDone of", self::isDone);
    }

    public static boolean isCancelled(FutureTask<?> self) {
        return of(self).look("isCancelled of", self::isCancelled);
    }

    public static boolean cancel(FutureTask<?> self, boolean mayInterrupt) {
        return of(self).cancel(mayInterrupt);
    }

    public static void toString(FutureTask<?> self) {
        look(self, "text of");
    }

    public static void resultNow(FutureTask<?> self) {
        look(self, "result of");
    }

    public static void exceptionNow(FutureTask<?> self) {
        look(self, "exception of");
    }

    public static void state(FutureTask<?> self) {
        look(self, "state of");
    }

    private static void look(FutureTask<?> self, String name) {
        if (applies(self)) {
            of(self).look(name, () -> null);
        }
    }
}

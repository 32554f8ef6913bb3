package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.OwnedLock;
import dev.heddle.scheduler.primitives.Waiters;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/** The conditions of {@code ReentrantLock} and {@code ReentrantReadWriteLock}. */
@Models({"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject",
    "java.util.concurrent.locks.AbstractQueuedLongSynchronizer$ConditionObject"})
public final class Conditions {

    private static final Synchronizers OUTER = new Synchronizers(AbstractQueuedSynchronizer.ConditionObject.class, "this$0");
    private static final Synchronizers LONG_OUTER = new Synchronizers(AbstractQueuedLongSynchronizer.ConditionObject.class, "this$0");

    private Conditions() {
    }

    /** Conditions of somebody's own synchroniser run the JDK's code. */
    public static boolean applies(Object self) {
        return outer(self).isPublished(self) && lock(outer(self).of(self)) != null;
    }

    private static Synchronizers outer(Object condition) {
        return condition instanceof AbstractQueuedSynchronizer.ConditionObject ? OUTER : LONG_OUTER;
    }

    private static OwnedLock lock(Shared sync) {
        String owner = sync.target().getClass().getName();
        if (owner.startsWith("java.util.concurrent.locks.ReentrantLock$")) {
            return Locks.of(sync);
        }
        return owner.startsWith("java.util.concurrent.locks.ReentrantReadWriteLock$") ? ReadWriteLocks.of(sync).writer() : null;
    }

    static Waiters of(Condition condition) {
        // Whoever can reach the lock can reach its conditions once they are made; the object itself may not have been seen yet.
        InstrumentedThread current = InstrumentedThread.current();
        current.publish(condition);
        return current.findPublished(condition).primitive(shared -> new Waiters(lock(outer(condition).of(condition)), shared.toString(), true));
    }

    /** Those who wait for {@code condition}, which must belong to {@code sync}. */
    static Waiters require(Condition condition, Object sync) {
        Objects.requireNonNull(condition);
        if (!(condition instanceof AbstractQueuedSynchronizer.ConditionObject || condition instanceof AbstractQueuedLongSynchronizer.ConditionObject)
                || outer(condition).target(condition) != sync) {
            throw new IllegalArgumentException("not owner");
        }
        return of(condition);
    }

    public static void await(Condition self) throws InterruptedException {
        end(of(self).await(InstrumentedThread.current(), -1, true));
    }

    public static void awaitUninterruptibly(Condition self) {
        of(self).await(InstrumentedThread.current(), -1, false);
    }

    public static long awaitNanos(Condition self, long nanos) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        long begun = current.time();
        end(of(self).await(current, Math.max(0, nanos), true));
        return nanos - (current.time() - begun);
    }

    public static boolean await(Condition self, long time, TimeUnit unit) throws InterruptedException {
        return end(of(self).await(InstrumentedThread.current(), Math.max(0, unit.toNanos(time)), true));
    }

    public static boolean awaitUntil(Condition self, Date deadline) throws InterruptedException {
        InstrumentedThread current = InstrumentedThread.current();
        long millis = deadline.getTime() - current.determinism().currentTimeMillis();
        return end(of(self).await(current, Math.max(0, TimeUnit.MILLISECONDS.toNanos(millis)), true));
    }

    public static void signal(Condition self) {
        of(self).signal(InstrumentedThread.current(), false);
    }

    public static void signalAll(Condition self) {
        of(self).signal(InstrumentedThread.current(), true);
    }

    private static boolean end(Waiters.End end) throws InterruptedException {
        if (end == Waiters.End.INTERRUPTED) {
            throw new InterruptedException();
        }
        return end == Waiters.End.NOTIFIED;
    }
}

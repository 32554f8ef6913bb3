package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.OwnedLock;
import dev.heddle.scheduler.ProgramThread;
import dev.heddle.scheduler.Shared;
import dev.heddle.scheduler.Waiters;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;

/** The conditions of {@code ReentrantLock} and {@code ReentrantReadWriteLock}. */
@Models("java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject")
public final class Conditions {

    private static final Synchronizers OUTER = new Synchronizers(ConditionObject.class, "this$0");

    private Conditions() {
    }

    /** Conditions of somebody's own synchroniser run the JDK's code. */
    public static boolean applies(Object self) {
        return OUTER.isPublished(self) && lock(OUTER.of(self)) != null;
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
        ProgramThread current = ProgramThread.current();
        current.publish(condition);
        return current.findPublished(condition).primitive(shared -> new Waiters(lock(OUTER.of(condition)), shared.toString(), true));
    }

    public static void await(ConditionObject self) throws InterruptedException {
        end(of(self).await(ProgramThread.current(), -1, true));
    }

    public static void awaitUninterruptibly(ConditionObject self) {
        of(self).await(ProgramThread.current(), -1, false);
    }

    public static long awaitNanos(ConditionObject self, long nanos) throws InterruptedException {
        ProgramThread current = ProgramThread.current();
        long deadline = current.time() + nanos;
        end(of(self).await(current, Math.max(0, nanos), true));
        return deadline - current.time();
    }

    public static boolean await(ConditionObject self, long time, TimeUnit unit) throws InterruptedException {
        return end(of(self).await(ProgramThread.current(), Math.max(0, unit.toNanos(time)), true));
    }

    public static boolean awaitUntil(ConditionObject self, Date deadline) throws InterruptedException {
        ProgramThread current = ProgramThread.current();
        long millis = deadline.getTime() - current.currentTimeMillis();
        return end(of(self).await(current, Math.max(0, TimeUnit.MILLISECONDS.toNanos(millis)), true));
    }

    public static void signal(ConditionObject self) {
        of(self).signal(ProgramThread.current(), false);
    }

    public static void signalAll(ConditionObject self) {
        of(self).signal(ProgramThread.current(), true);
    }

    private static boolean end(Waiters.End end) throws InterruptedException {
        if (end == Waiters.End.INTERRUPTED) {
            throw new InterruptedException();
        }
        return end == Waiters.End.NOTIFIED;
    }
}

package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.Mutex;
import java.util.Collection;
import java.util.Deque;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** {@link ReentrantLock}. */
@Models("java.util.concurrent.locks.ReentrantLock")
public final class Locks {

    private static final Synchronizers SYNC = new Synchronizers(ReentrantLock.class, "sync");

    private Locks() {
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    /** The lock whose state the JDK would keep in {@code sync}. */
    static Mutex of(Shared sync) {
        return sync.primitive(shared -> {
            ProgramThread owner = SYNC.owner(shared.target());
            boolean fair = shared.target().getClass().getSimpleName().startsWith("Fair");
            return new Mutex(shared, "lock", fair, owner, owner == null ? 0 : SYNC.state(shared.target()));
        });
    }

    private static Mutex mutex(ReentrantLock self) {
        return of(SYNC.of(self));
    }

    public static void lock(ReentrantLock self) {
        mutex(self).lock(ProgramThread.current());
    }

    public static void lockInterruptibly(ReentrantLock self) throws InterruptedException {
        mutex(self).lockInterruptibly(ProgramThread.current());
    }

    public static boolean tryLock(ReentrantLock self) {
        return mutex(self).tryLock(ProgramThread.current());
    }

    public static boolean tryLock(ReentrantLock self, long timeout, TimeUnit unit) throws InterruptedException {
        return mutex(self).tryLock(ProgramThread.current(), unit.toNanos(timeout));
    }

    public static void unlock(ReentrantLock self) {
        mutex(self).unlock(ProgramThread.current());
    }

    public static boolean isLocked(ReentrantLock self) {
        Mutex mutex = mutex(self);
        return Instant.look(ProgramThread.current(), mutex, "isLocked", thread -> mutex.owner() != null);
    }

    public static boolean isHeldByCurrentThread(ReentrantLock self) {
        return mutex(self).isOwnedBy(ProgramThread.current());
    }

    public static int getHoldCount(ReentrantLock self) {
        Mutex mutex = mutex(self);
        return mutex.isOwnedBy(ProgramThread.current()) ? mutex.holds() : 0;
    }

    public static boolean hasQueuedThreads(ReentrantLock self) {
        return getQueueLength(self) > 0;
    }

    public static boolean hasQueuedThread(ReentrantLock self, Thread thread) {
        ProgramThread queued = ProgramThread.current().execution().of(Objects.requireNonNull(thread));
        return mutex(self).line().ask("hasQueuedThread", line -> queued != null && line.contains(queued));
    }

    public static int getQueueLength(ReentrantLock self) {
        return mutex(self).line().ask("getQueueLength", Deque::size);
    }

    public static Collection<Thread> getQueuedThreads(ReentrantLock self) {
        return mutex(self).line().ask("getQueuedThreads", Synchronizers::objects);
    }

    public static Thread getOwner(ReentrantLock self) {
        Mutex mutex = mutex(self);
        return Instant.look(ProgramThread.current(), mutex, "getOwner", thread -> mutex.owner() == null ? null : mutex.owner().thread);
    }

    public static String toString(ReentrantLock self) {
        Thread owner = getOwner(self);
        return Synchronizers.name(self) + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }

    public static Collection<Thread> getWaitingThreads(ReentrantLock self, Condition condition) {
        return Conditions.require(condition, SYNC.target(self)).threads(ProgramThread.current());
    }

    public static boolean hasWaiters(ReentrantLock self, Condition condition) {
        return getWaitQueueLength(self, condition) > 0;
    }

    public static int getWaitQueueLength(ReentrantLock self, Condition condition) {
        return Conditions.require(condition, SYNC.target(self)).size(ProgramThread.current());
    }
}

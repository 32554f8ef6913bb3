package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.ReadWrite;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** {@link ReentrantReadWriteLock}: what can be asked of it; its two views do the rest. */
@Models("java.util.concurrent.locks.ReentrantReadWriteLock")
public final class ReadWriteLocks {

    private static final Synchronizers SYNC = new Synchronizers(ReentrantReadWriteLock.class, "sync");
    private static final long FIRST_READER = Internals.offset(sync(), "firstReader");

    private ReadWriteLocks() {
    }

    private static Class<?> sync() {
        try {
            return Class.forName("java.util.concurrent.locks.ReentrantReadWriteLock$Sync", false, null);
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    static ReadWrite of(Shared sync) {
        return sync.primitive(shared -> {
            Object target = shared.target();
            boolean fair = target.getClass().getSimpleName().startsWith("Fair");
            long counts = SYNC.readersAndWriter(target);
            ReadWrite lock = new ReadWrite(shared, fair, SYNC.owner(target), (int) counts);
            if (counts >>> 32 > 0) {
                // Only one thread has had the lock until now.
                lock.readBy(SYNC.thread(target, FIRST_READER), (int) (counts >>> 32));
            }
            return lock;
        });
    }

    private static ReadWrite lock(ReentrantReadWriteLock self) {
        return of(SYNC.of(self));
    }

    public static int getReadLockCount(ReentrantReadWriteLock self) {
        return lock(self).readCount(ProgramThread.current());
    }

    public static boolean isWriteLocked(ReentrantReadWriteLock self) {
        ReadWrite lock = lock(self);
        return Instant.look(ProgramThread.current(), lock, "isWriteLocked", thread -> lock.writer().owner() != null);
    }

    public static boolean isWriteLockedByCurrentThread(ReentrantReadWriteLock self) {
        return lock(self).writer().isOwnedBy(ProgramThread.current());
    }

    public static int getWriteHoldCount(ReentrantReadWriteLock self) {
        return isWriteLockedByCurrentThread(self) ? lock(self).writer().holds() : 0;
    }

    public static int getReadHoldCount(ReentrantReadWriteLock self) {
        return lock(self).readHolds(ProgramThread.current());
    }

    public static boolean hasQueuedThreads(ReentrantReadWriteLock self) {
        return getQueueLength(self) > 0;
    }

    public static int getQueueLength(ReentrantReadWriteLock self) {
        return lock(self).line().ask("getQueueLength", Deque::size);
    }

    public static boolean hasQueuedThread(ReentrantReadWriteLock self, Thread thread) {
        ProgramThread queued = ProgramThread.current().execution().of(Objects.requireNonNull(thread));
        return queued != null && getQueuedThreads(self, "hasQueuedThread", true, true).contains(thread);
    }

    public static Collection<Thread> getQueuedThreads(ReentrantReadWriteLock self) {
        return getQueuedThreads(self, "getQueuedThreads", true, true);
    }

    public static Collection<Thread> getQueuedWriterThreads(ReentrantReadWriteLock self) {
        return getQueuedThreads(self, "getQueuedWriterThreads", true, false);
    }

    public static Collection<Thread> getQueuedReaderThreads(ReentrantReadWriteLock self) {
        return getQueuedThreads(self, "getQueuedReaderThreads", false, true);
    }

    private static Collection<Thread> getQueuedThreads(ReentrantReadWriteLock self, String question, boolean writers, boolean readers) {
        return lock(self).line().ask(question, line -> {
            List<ProgramThread> threads = new ArrayList<>(line.size());
            for (ReadWrite.Queued each : line) {
                if (each.writes() ? writers : readers) {
                    threads.add(each.thread());
                }
            }
            return Synchronizers.objects(threads);
        });
    }

    public static boolean hasWaiters(ReentrantReadWriteLock self, Condition condition) {
        return getWaitQueueLength(self, condition) > 0;
    }

    public static int getWaitQueueLength(ReentrantReadWriteLock self, Condition condition) {
        return Conditions.require(condition, SYNC.target(self)).size(ProgramThread.current());
    }

    public static Collection<Thread> getWaitingThreads(ReentrantReadWriteLock self, Condition condition) {
        return Conditions.require(condition, SYNC.target(self)).threads(ProgramThread.current());
    }

    public static Thread getOwner(ReentrantReadWriteLock self) {
        ReadWrite lock = lock(self);
        return Instant.look(ProgramThread.current(), lock, "getOwner", thread -> lock.writer().owner() == null ? null : lock.writer().owner().thread);
    }

    public static String toString(ReentrantReadWriteLock self) {
        return Synchronizers.name(self) + lock(self).describe(ProgramThread.current());
    }
}

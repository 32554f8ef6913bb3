package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.ReadWrite;
import java.util.Deque;
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
}

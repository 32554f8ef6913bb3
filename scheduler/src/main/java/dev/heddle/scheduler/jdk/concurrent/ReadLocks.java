package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.primitives.ReadWrite;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock;

/** {@link ReadLock}. */
@Models("java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock")
public final class ReadLocks {

    private static final Synchronizers SYNC = new Synchronizers(ReadLock.class, "sync");

    private ReadLocks() {
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    private static ReadWrite of(ReadLock self) {
        return ReadWriteLocks.of(SYNC.of(self));
    }

    public static void lock(ReadLock self) {
        of(self).lockRead(ProgramThread.current());
    }

    public static void lockInterruptibly(ReadLock self) throws InterruptedException {
        of(self).lockRead(ProgramThread.current(), -1);
    }

    public static boolean tryLock(ReadLock self) {
        return of(self).tryRead(ProgramThread.current());
    }

    public static boolean tryLock(ReadLock self, long timeout, TimeUnit unit) throws InterruptedException {
        return of(self).lockRead(ProgramThread.current(), Math.max(0, unit.toNanos(timeout)));
    }

    public static String toString(ReadLock self) {
        return Synchronizers.name(self) + "[Read locks = " + of(self).readCount(ProgramThread.current()) + "]";
    }

    public static void unlock(ReadLock self) {
        of(self).unlockRead(ProgramThread.current());
    }
}

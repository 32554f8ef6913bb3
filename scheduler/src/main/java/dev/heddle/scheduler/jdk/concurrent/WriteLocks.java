package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.ReadWrite;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;

/** {@link WriteLock}. */
@Models("java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock")
public final class WriteLocks {

    private static final Synchronizers SYNC = new Synchronizers(WriteLock.class, "sync");

    private WriteLocks() {
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    private static ReadWrite of(WriteLock self) {
        return ReadWriteLocks.of(SYNC.of(self));
    }

    public static void lock(WriteLock self) {
        of(self).lockWrite(ProgramThread.current());
    }

    public static void lockInterruptibly(WriteLock self) throws InterruptedException {
        of(self).lockWrite(ProgramThread.current(), -1);
    }

    public static boolean tryLock(WriteLock self) {
        return of(self).tryWrite(ProgramThread.current());
    }

    public static boolean tryLock(WriteLock self, long timeout, TimeUnit unit) throws InterruptedException {
        return of(self).lockWrite(ProgramThread.current(), Math.max(0, unit.toNanos(timeout)));
    }

    public static String toString(WriteLock self) {
        ReadWrite lock = of(self);
        Thread owner = Instant.look(ProgramThread.current(), lock, "toString",
                thread -> lock.writer().owner() == null ? null : lock.writer().owner().thread);
        return Synchronizers.name(self) + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }

    public static void unlock(WriteLock self) {
        of(self).unlockWrite(ProgramThread.current());
    }

    public static boolean isHeldByCurrentThread(WriteLock self) {
        return of(self).writer().isOwnedBy(ProgramThread.current());
    }

    public static int getHoldCount(WriteLock self) {
        return isHeldByCurrentThread(self) ? of(self).writer().holds() : 0;
    }
}

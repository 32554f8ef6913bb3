package corpus.correct;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer takes the read lock before it gives the write lock back, and so sees what it wrote. */
//! verdict VERIFIED
public class ReadWriteDowngrade {

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> set(1));
        Thread second = new Thread(() -> set(2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert !LOCK.isWriteLocked() && LOCK.getReadLockCount() == 0;
    }

    private static void set(int mine) {
        LOCK.writeLock().lock();
        value = mine;
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        assert value == mine;
        LOCK.readLock().unlock();
    }
}

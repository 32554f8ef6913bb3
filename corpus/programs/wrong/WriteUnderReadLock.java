package corpus.wrong;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads write under the read lock, which both may hold. */
//! verdict FOUND
//! all
public class WriteUnderReadLock {

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(WriteUnderReadLock::increment);
        Thread second = new Thread(WriteUnderReadLock::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2; //! finds assertion-failed
    }

    private static void increment() {
        LOCK.readLock().lock();
        value++; //! finds data-race
        LOCK.readLock().unlock();
    }
}

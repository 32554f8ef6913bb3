package corpus.wrong;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread that holds the read lock waits for the write lock, and so for itself. */
//! verdict FOUND
//! executions 1
public class ReadWriteUpgrade {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread thread = new Thread(() -> {
            lock.readLock().lock();
            lock.writeLock().lock(); //! finds deadlock
        });
        thread.start();
        thread.join();
    }
}

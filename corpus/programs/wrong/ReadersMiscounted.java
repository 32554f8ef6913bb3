package corpus.wrong;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** One thread reads twice at once, and another takes the number of read locks for the number of readers. */
//! verdict FOUND
public class ReadersMiscounted {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().lock();
            lock.readLock().unlock();
            lock.readLock().unlock();
        });
        reader.start();
        assert lock.getReadLockCount() <= 1; //! finds assertion-failed
        reader.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader reads on under a lock that it has, and does not expect an interrupt there. */
//! verdict FOUND
public class ReadAgainInterrupted {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            try {
                lock.readLock().lockInterruptibly();
                lock.readLock().unlock();
            } catch (InterruptedException e) {
                throw new AssertionError("it has the lock already"); //! finds assertion-failed
            } finally {
                lock.readLock().unlock();
            }
        });
        reader.start();
        reader.interrupt();
        reader.join();
    }
}

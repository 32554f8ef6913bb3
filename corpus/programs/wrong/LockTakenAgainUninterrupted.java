package corpus.wrong;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread relies on an interrupt to keep it from taking its own lock again; the interrupt comes too late. */
//! verdict FOUND
public class LockTakenAgainUninterrupted {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread worker = new Thread(() -> {
            lock.writeLock().lock();
            try {
                lock.writeLock().lockInterruptibly();
                throw new AssertionError("not interrupted"); //! finds assertion-failed
            } catch (InterruptedException e) {
                lock.writeLock().unlock();
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

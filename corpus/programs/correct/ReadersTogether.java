package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers hold the lock at the same time, or they could not wait for each other under it. */
//! verdict VERIFIED
public class ReadersTogether {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch both = new CountDownLatch(2);
        Runnable reader = () -> {
            lock.readLock().lock();
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            lock.readLock().unlock();
        };
        Thread first = new Thread(reader);
        Thread second = new Thread(reader);
        first.start();
        second.start();
        first.join();
        second.join();
        assert lock.getReadLockCount() == 0;
    }
}

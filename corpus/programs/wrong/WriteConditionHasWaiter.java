package corpus.wrong;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.TimeUnit;

/** Somebody waits for the condition of a lock for writing, which the owner does not expect. */
//! verdict FOUND
public class WriteConditionHasWaiter {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition condition = lock.writeLock().newCondition();
        Thread waiter = new Thread(() -> {
            lock.writeLock().lock();
            try {
                condition.await(1, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.writeLock().unlock();
            }
        });
        waiter.start();
        lock.writeLock().lock();
        assert lock.getWaitQueueLength(condition) == 0; //! finds assertion-failed
        lock.writeLock().unlock();
        waiter.join();
    }
}

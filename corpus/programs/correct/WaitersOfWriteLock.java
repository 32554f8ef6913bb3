package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The owner of a lock for writing sees who waits for its condition, and who queues. */
//! verdict VERIFIED
public class WaitersOfWriteLock {

    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition condition = lock.writeLock().newCondition();
        Thread waiter = new Thread(() -> {
            lock.writeLock().lock();
            if (!done) {
                condition.awaitUninterruptibly();
            }
            lock.writeLock().unlock();
        });
        waiter.start();
        lock.writeLock().lock();
        done = true;
        boolean waits = lock.hasWaiters(condition);
        assert lock.getWaitQueueLength(condition) == (waits ? 1 : 0);
        condition.signalAll();
        assert !lock.hasWaiters(condition);
        assert !waits || lock.hasQueuedThread(waiter);
        lock.writeLock().unlock();
        waiter.join();
    }
}

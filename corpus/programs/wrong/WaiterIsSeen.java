package corpus.wrong;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Whether somebody waits depends on whether its time has run out, which it does without the lock. */
//! verdict FOUND
//! search dpor
public class WaiterIsSeen {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await(1, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        int waiting = lock.getWaitQueueLength(condition);
        int later = lock.getWaitQueueLength(condition);
        lock.unlock();
        waiter.join();
        assert waiting == later : "a waiter is gone"; //! finds assertion-failed
    }
}

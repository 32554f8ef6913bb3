package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who was signalled queues for the lock, which its owner can see. */
//! verdict VERIFIED
public class SignalledIsQueued {

    private static boolean signalled;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            if (!signalled) {
                condition.awaitUninterruptibly();
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        boolean waits = lock.hasWaiters(condition);
        signalled = true;
        condition.signal();
        assert !waits || lock.hasQueuedThread(waiter);
        assert !lock.hasWaiters(condition);
        lock.unlock();
        waiter.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** A thread that waits for a lock interruptibly gives up when it is interrupted. */
//! verdict VERIFIED
public class LockInterruptibly {

    private static volatile boolean gaveUp;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                gaveUp = true;
            }
        });
        lock.lock();
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert gaveUp;
        lock.unlock();
    }
}

package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A loop waits for a time with its lock, and gives the lock up after that. */
//! verdict VERIFIED
//! search dpor
public class LockGivenUpAfterWaiting {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Semaphore PERMITS = new Semaphore(0);
    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread poller = new Thread(() -> {
            LOCK.lock();
            while (!ready) {
                try {
                    PERMITS.tryAcquire(1, TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                LOCK.unlock();
                LOCK.lock();
            }
            LOCK.unlock();
        });
        poller.start();
        LOCK.lock();
        ready = true;
        LOCK.unlock();
        poller.join();
    }
}

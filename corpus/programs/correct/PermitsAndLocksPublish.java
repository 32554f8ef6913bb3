package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Whoever sees that there are permits, or that a lock was given up, sees what was written before. */
//! verdict VERIFIED
public class PermitsAndLocksPublish {

    private static int value;
    private static int other;
    private static volatile boolean begun;

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.unlock();
        new Thread(() -> {
            value = 1;
            permits.release();
            lock.lock();
            begun = true;
            other = 1;
            lock.unlock();
        }).start();
        if (permits.availablePermits() == 1) {
            assert value == 1;
        }
        if (begun && !lock.isLocked()) {
            assert other == 1;
        }
    }
}

package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads try a lock and do without it if they must: the second try comes before the first thread's read, its write, its unlocking, or
 * after all, and either thread may be first.
 */
//! verdict VERIFIED
//! executions 8
public class TryLock {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(TryLock::increment);
        Thread second = new Thread(TryLock::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 1 || value == 2;
    }

    private static void increment() {
        if (LOCK.tryLock()) {
            value++;
            LOCK.unlock();
        }
    }
}

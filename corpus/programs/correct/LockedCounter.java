package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** Three threads increment a counter under a lock: six orders. */
//! verdict VERIFIED
//! executions 6
public class LockedCounter {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(LockedCounter::increment);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert value == 3;
    }

    private static void increment() {
        LOCK.lock();
        try {
            value++;
        } finally {
            LOCK.unlock();
        }
    }
}

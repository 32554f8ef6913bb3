package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** Locks are given back by finally, whether a method returns, throws, or throws once more in finally: two orders. */
//! verdict VERIFIED
//! executions 2
public class FinallyReleases {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            assert compute(false) == 1;
        });
        Thread second = new Thread(() -> {
            try {
                compute(true);
                throw new AssertionError("throws");
            } catch (IllegalArgumentException e) {
                assert e.getMessage().equals("second");
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2 && !LOCK.isLocked();
    }

    private static int compute(boolean fail) {
        LOCK.lock();
        try {
            try {
                value++;
                if (fail) {
                    throw new IllegalStateException("first");
                }
                return 1;
            } finally {
                if (fail) {
                    throw new IllegalArgumentException("second");
                }
            }
        } finally {
            LOCK.unlock();
        }
    }
}

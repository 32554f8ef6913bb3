package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Nobody holds the lock for longer than the other is willing to wait. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedTryLock {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        int[] count = new int[1];
        Runnable increment = () -> {
            try {
                if (!lock.tryLock(50, TimeUnit.MILLISECONDS)) {
                    throw new IllegalStateException("busy");
                }
                count[0]++;
                lock.unlock();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert count[0] == 2;
    }
}

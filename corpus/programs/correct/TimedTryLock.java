package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A thread waits for a lock for a time, and is prepared not to get it. */
//! verdict VERIFIED
public class TimedTryLock {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(TimedTryLock::increment);
        other.start();
        boolean taken = LOCK.tryLock(1, TimeUnit.SECONDS);
        if (taken) {
            value++;
            LOCK.unlock();
        }
        other.join();
        assert value == (taken ? 2 : 1);
    }

    private static void increment() {
        LOCK.lock();
        value++;
        LOCK.unlock();
    }
}

package corpus.wrong;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A thread believes that a second is enough to get a lock. */
//! verdict FOUND
public class TimedTryLockForgotten {

    private static final ReentrantLock LOCK = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            LOCK.lock();
            LOCK.unlock();
        });
        other.start();
        LOCK.tryLock(1, TimeUnit.SECONDS);
        assert LOCK.isHeldByCurrentThread(); //! finds assertion-failed
        LOCK.unlock();
        other.join();
    }
}

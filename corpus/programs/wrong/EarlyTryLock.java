package corpus.wrong;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the lock in time leaves it all the same. */
//! early
//! search auto
//! verdict FOUND
public class EarlyTryLock {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        lock.tryLock(100, TimeUnit.MILLISECONDS);
        lock.unlock(); //! finds early-time-limit
    }
}

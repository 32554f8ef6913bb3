package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A thread does not look whether it got the lock, and gives back what it does not have. */
//! verdict FOUND
public class TryLockIgnored {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        lock.tryLock();
        lock.unlock(); //! finds uncaught-exception
        other.join();
    }
}

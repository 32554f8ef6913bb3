package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A thread takes a lock twice, gives it back once and ends: nobody else gets it, if it is not the last. */
//! verdict FOUND
//! executions 2
public class LockUnlockedOnce {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread careless = new Thread(() -> {
            lock.lock();
            lock.lock();
            lock.unlock();
        });
        Thread other = new Thread(() -> {
            lock.lock(); //! finds deadlock
            lock.unlock();
        });
        careless.start();
        other.start();
        careless.join();
        other.join(); //! finds deadlock
    }
}

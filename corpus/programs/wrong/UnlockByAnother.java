package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A thread gives back a lock that another one holds. */
//! verdict FOUND
//! executions 1
public class UnlockByAnother {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.unlock(); //! finds uncaught-exception
        });
        other.start();
        other.join();
        lock.unlock();
    }
}

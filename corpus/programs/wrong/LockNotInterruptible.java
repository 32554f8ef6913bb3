package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A thread that waits for a lock the ordinary way does not notice that it is interrupted. */
//! verdict FOUND
public class LockNotInterruptible {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            lock.lock(); //! finds deadlock
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        waiter.interrupt();
        waiter.join(); //! finds deadlock
        lock.unlock();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** An exception keeps a thread from giving back a lock, and the other waits for ever unless it was first. */
//! verdict FOUND
//! executions 2
public class LockNotReleased {

    private static final ReentrantLock LOCK = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread failing = new Thread(() -> {
            try {
                work(null);
            } catch (NullPointerException e) {
                // The lock is forgotten.
            }
        });
        Thread other = new Thread(() -> work("text"));
        failing.start();
        other.start();
        failing.join();
        other.join(); //! finds deadlock
    }

    private static void work(String text) {
        LOCK.lock(); //! finds deadlock
        text.length();
        LOCK.unlock();
    }
}

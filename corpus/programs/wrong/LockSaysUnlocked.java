package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A program looks into the text that a lock gives of itself. */
//! verdict FOUND
public class LockSaysUnlocked {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        assert lock.toString().endsWith("[Unlocked]"); //! finds assertion-failed
        other.join();
    }
}

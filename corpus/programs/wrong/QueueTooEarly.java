package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** The program believes that a thread that was just started queues for the lock already. */
//! verdict FOUND
public class QueueTooEarly {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        assert lock.hasQueuedThreads(); //! finds assertion-failed
        lock.unlock();
        other.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A lock that is not fair may go to the thread that gave it back rather than to the one that queues. */
//! verdict FOUND
public class UnfairLock {

    private static int turns;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            turns++;
            lock.unlock();
        });
        lock.lock();
        other.start();
        while (!lock.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
        lock.unlock();
        lock.lock();
        assert turns == 1; //! finds assertion-failed
        lock.unlock();
        other.join();
    }
}

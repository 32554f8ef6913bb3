package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** The owner of a lock looks again and again until somebody queues for it. */
//! verdict VERIFIED
public class WaitUntilQueued {

    private static volatile boolean begun;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            begun = true;
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        while (!lock.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
        assert begun;
        lock.unlock();
        other.join();
    }
}

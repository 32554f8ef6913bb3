package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** The owner of a lock asks whether a certain thread queues for it. */
//! verdict VERIFIED
public class WaitUntilThreadQueued {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        while (!lock.hasQueuedThread(other)) {
            Thread.onSpinWait();
        }
        lock.unlock();
        other.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** A fair lock goes to the thread that queues for it, not to the one that gives it back and wants it again. */
//! verdict VERIFIED
public class FairLock {

    private static int turns;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
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
        assert turns == 1;
        lock.unlock();
        other.join();
    }
}

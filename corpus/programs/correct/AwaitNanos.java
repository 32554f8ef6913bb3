package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread awaits a condition for the time that is left, and is prepared for both outcomes. */
//! verdict VERIFIED
public class AwaitNanos {

    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition finished = lock.newCondition();
        Thread worker = new Thread(() -> {
            lock.lock();
            done = true;
            finished.signalAll();
            lock.unlock();
        });
        worker.start();
        lock.lock();
        long left = 1_000_000;
        while (!done && left > 0) {
            left = finished.awaitNanos(left);
        }
        assert done || left <= 0;
        lock.unlock();
        worker.join();
    }
}

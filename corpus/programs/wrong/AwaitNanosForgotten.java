package corpus.wrong;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread does not look whether the condition came to hold or the time ran out. */
//! verdict FOUND
public class AwaitNanosForgotten {

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
        if (!done) {
            finished.await(1, TimeUnit.MILLISECONDS);
        }
        assert done; //! finds assertion-failed
        lock.unlock();
        worker.join();
    }
}

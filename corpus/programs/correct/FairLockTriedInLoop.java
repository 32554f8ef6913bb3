package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

/** A fair lock is tried a little at a time: to queue for it and to leave the queue again is no progress. */
//! verdict VERIFIED
public class FairLockTriedInLoop {

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        Thread other = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
        });
        other.start();
        while (!lock.tryLock(5, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
        count++;
        lock.unlock();
        other.join();
        assert count == 2;
    }
}

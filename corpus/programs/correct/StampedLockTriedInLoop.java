package corpus.correct;

import java.util.concurrent.locks.StampedLock;
import java.util.concurrent.TimeUnit;

/** A stamped lock is tried a little at a time by two threads. */
//! verdict VERIFIED
public class StampedLockTriedInLoop {

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Runnable work = () -> {
            try {
                long stamp = 0;
                while (stamp == 0) {
                    stamp = lock.tryWriteLock(1, TimeUnit.MILLISECONDS);
                }
                count++;
                lock.unlockWrite(stamp);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        Thread first = new Thread(work);
        Thread second = new Thread(work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}

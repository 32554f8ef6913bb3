package corpus.correct;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** The views of a stamped lock as ordinary locks. */
//! verdict VERIFIED
public class StampedLockViews {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        StampedLock stamped = new StampedLock();
        Lock read = stamped.asReadLock();
        Lock write = stamped.asWriteLock();
        Thread writer = new Thread(() -> {
            write.lock();
            value++;
            value++;
            write.unlock();
        });
        writer.start();
        read.lock();
        assert value == 0 || value == 2;
        read.unlock();
        writer.join();
        assert !stamped.isReadLocked() && !stamped.isWriteLocked();
    }
}

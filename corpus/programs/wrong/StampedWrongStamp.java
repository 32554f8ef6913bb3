package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** A thread gives back a lock with a stamp that is not the one it got. */
//! verdict FOUND
//! executions 1
public class StampedWrongStamp {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Thread thread = new Thread(() -> {
            long stamp = lock.readLock();
            lock.unlockWrite(stamp); //! finds uncaught-exception
        });
        thread.start();
        thread.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** A stamped lock does not know its owner: who takes it twice waits for ever. */
//! verdict FOUND
//! executions 1
public class StampedNotReentrant {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Thread thread = new Thread(() -> {
            long outer = lock.writeLock();
            long inner = lock.writeLock(); //! finds deadlock
            lock.unlockWrite(inner);
            lock.unlockWrite(outer);
        });
        thread.start();
        thread.join(); //! finds deadlock
    }
}

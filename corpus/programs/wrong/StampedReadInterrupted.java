package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** A stamped lock is taken interruptibly while nobody else has it; an interrupt still counts. */
//! verdict FOUND
public class StampedReadInterrupted {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Thread reader = new Thread(() -> {
            try {
                lock.unlockRead(lock.readLockInterruptibly());
            } catch (InterruptedException e) {
                throw new AssertionError("the lock is free"); //! finds assertion-failed
            }
        });
        reader.start();
        reader.interrupt();
        reader.join();
    }
}

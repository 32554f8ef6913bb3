package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

/** A reader does not overtake a writer that queues if it finds that yet another reader has changed the lock under its hands. */
//! verdict FOUND
//! search dpor
public class StampedContended {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        CountDownLatch read = new CountDownLatch(1);
        Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock())); //! finds deadlock
        Thread reader = new Thread(() -> {
            long stamp = lock.readLock(); //! finds deadlock
            read.countDown();
            lock.unlockRead(stamp);
        });
        Thread other = new Thread(() -> lock.unlockRead(lock.readLock()));
        long stamp = lock.readLock();
        writer.start();
        reader.start();
        other.start();
        read.await(); //! finds deadlock
        lock.unlockRead(stamp);
        writer.join();
        reader.join();
        other.join();
    }
}

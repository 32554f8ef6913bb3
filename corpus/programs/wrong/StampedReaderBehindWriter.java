package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

/** A reader that came while somebody wrote waits behind the next writer, who waits for a reader that waits for the first. */
//! verdict FOUND
//! search dpor
public class StampedReaderBehindWriter {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        CountDownLatch read = new CountDownLatch(1);
        Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock())); //! finds deadlock
        Thread reader = new Thread(() -> {
            long stamp = lock.readLock(); //! finds deadlock
            read.countDown();
            lock.unlockRead(stamp);
        });
        long first = lock.writeLock();
        writer.start();
        reader.start();
        lock.unlockWrite(first);
        long stamp = lock.readLock();
        read.await(); //! finds deadlock
        lock.unlockRead(stamp);
        writer.join();
        reader.join();
    }
}

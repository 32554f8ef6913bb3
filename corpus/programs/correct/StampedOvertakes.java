package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

/** A reader waits for another reader, who overtakes the writer that queues for the first to go. */
//! verdict VERIFIED
//! search dpor
//! executions 10
public class StampedOvertakes {

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        CountDownLatch read = new CountDownLatch(1);
        Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock()));
        Thread reader = new Thread(() -> {
            long stamp = lock.readLock();
            read.countDown();
            lock.unlockRead(stamp);
        });
        long stamp = lock.readLock();
        writer.start();
        reader.start();
        read.await();
        lock.unlockRead(stamp);
        writer.join();
        reader.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.StampedLock;

/** A reader makes its lock a write lock if nobody else reads, else it gives it back and takes the write lock. */
//! verdict VERIFIED
public class StampedConvert {

    private final StampedLock lock = new StampedLock();
    private int value;

    public static void main(String[] args) throws InterruptedException {
        StampedConvert counter = new StampedConvert();
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
        assert counter.value == 2;
    }

    private void increment() {
        long stamp = lock.readLock();
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
        }
        value++;
        lock.unlockWrite(write);
    }
}

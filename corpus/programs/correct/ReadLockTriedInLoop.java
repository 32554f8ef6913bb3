package corpus.correct;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.TimeUnit;

/** A lock for reading is tried a little at a time while another thread writes. */
//! verdict VERIFIED
public class ReadLockTriedInLoop {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            value = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        while (!lock.readLock().tryLock(1, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
        assert value == 0 || value == 1;
        lock.readLock().unlock();
        writer.join();
    }
}

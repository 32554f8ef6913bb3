package corpus.correct;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.TimeUnit;

/** A fair lock for writing is tried a little at a time while another thread reads. */
//! verdict VERIFIED
public class WriteLockTriedInLoop {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            assert value == 0 || value == 1;
            lock.readLock().unlock();
        });
        reader.start();
        while (!lock.writeLock().tryLock(1, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
        value = 1;
        lock.writeLock().unlock();
        reader.join();
    }
}

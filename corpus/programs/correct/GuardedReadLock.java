package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader waits for a writer, with a limit. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedReadLock {

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int[] value = new int[1];
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            value[0] = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        assert lock.readLock().tryLock(1, TimeUnit.SECONDS);
        assert value[0] >= 0;
        lock.readLock().unlock();
    }
}

package corpus.correct;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader may take the read lock once more although a writer queues. */
//! verdict VERIFIED
public class ReadReentrantBehindWriter {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            value = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        lock.readLock().lock();
        int before = value;
        lock.readLock().lock();
        assert value == before;
        assert lock.getReadHoldCount() == 2;
        lock.readLock().unlock();
        lock.readLock().unlock();
        writer.join();
    }
}

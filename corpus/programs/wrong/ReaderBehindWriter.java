package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader waits for another reader, who does not overtake the writer that queues for the first to go. */
//! verdict FOUND
public class ReaderBehindWriter {

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CountDownLatch read = new CountDownLatch(1);
        Thread writer = new Thread(() -> {
            lock.writeLock().lock(); //! finds deadlock
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock(); //! finds deadlock
            read.countDown();
            lock.readLock().unlock();
        });
        lock.readLock().lock();
        writer.start();
        reader.start();
        read.await(); //! finds deadlock
        lock.readLock().unlock();
        writer.join();
        reader.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.Semaphore;
import java.util.concurrent.CountDownLatch;

/** What locks say of themselves as text is true while others have them. */
//! verdict VERIFIED
public class LocksTellTheirState {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
        Semaphore permits = new Semaphore(2);
        CountDownLatch latch = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            lock.lock();
            shared.writeLock().lock();
            permits.acquireUninterruptibly();
            latch.countDown();
        }, "other");
        other.start();
        latch.await();
        assert lock.toString().endsWith("[Locked by thread other]") : lock;
        assert shared.toString().endsWith("[Write locks = 1, Read locks = 0]") : shared;
        assert shared.writeLock().toString().endsWith("[Locked by thread other]") : shared.writeLock();
        assert shared.readLock().toString().endsWith("[Read locks = 0]") : shared.readLock();
        assert permits.toString().endsWith("[Permits = 1]") : permits;
        assert latch.toString().endsWith("[Count = 0]") : latch;
        other.join();
    }
}

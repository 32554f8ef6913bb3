package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

/** A thread that has a lock tries it again, with a limit, and does not expect that it may have been interrupted. */
//! verdict FOUND
public class LockTriedAgainInterrupted {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> {
            lock.lock();
            try {
                assert lock.tryLock(1, TimeUnit.SECONDS);
                lock.unlock();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e); //! finds uncaught-exception
            } finally {
                lock.unlock();
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

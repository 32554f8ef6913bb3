package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

/** An interrupt ends an attempt at a fair lock that has a limit. */
//! verdict FOUND
public class FairLockInterrupted {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        Thread worker = new Thread(() -> {
            try {
                if (lock.tryLock(1, TimeUnit.SECONDS)) {
                    lock.unlock();
                }
            } catch (InterruptedException e) {
                throw new AssertionError("nobody should interrupt"); //! finds assertion-failed
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

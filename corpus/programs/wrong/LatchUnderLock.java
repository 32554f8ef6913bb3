package corpus.wrong;

import java.util.concurrent.CountDownLatch;

/** A thread awaits a latch under the lock that the one who would count it down needs. */
//! verdict FOUND
//! executions 2
public class LatchUnderLock {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    latch.await(); //! finds deadlock
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        Thread counter = new Thread(() -> {
            synchronized (lock) { //! finds deadlock
                latch.countDown();
            }
        });
        waiter.start();
        counter.start();
        waiter.join(); //! finds deadlock
        counter.join();
    }
}

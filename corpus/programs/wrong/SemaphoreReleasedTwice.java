package corpus.wrong;

import java.util.concurrent.Semaphore;

/** A permit is given back although none was got, and then there are too many: six orders of two tries and two releases. */
//! verdict FOUND
//! executions 6
public class SemaphoreReleasedTwice {

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(1);
        Runnable body = () -> {
            try {
                semaphore.tryAcquire();
            } finally {
                semaphore.release();
            }
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert semaphore.availablePermits() == 1 : semaphore.availablePermits(); //! finds assertion-failed
    }
}

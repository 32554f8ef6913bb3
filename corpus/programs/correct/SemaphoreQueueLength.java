package corpus.correct;

import java.util.concurrent.Semaphore;

/** The main thread lets somebody else through once it sees them queue for a permit. */
//! verdict VERIFIED
public class SemaphoreQueueLength {

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        Thread waiter = new Thread(semaphore::acquireUninterruptibly);
        waiter.start();
        while (!semaphore.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
        semaphore.release();
        waiter.join();
    }
}

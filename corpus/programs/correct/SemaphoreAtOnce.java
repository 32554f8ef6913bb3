package corpus.correct;

import java.util.concurrent.Semaphore;

/** Two threads take both permits of a semaphore at once: each may come to wait at any time. */
//! verdict VERIFIED
//! executions 8
public class SemaphoreAtOnce {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        Runnable body = () -> {
            semaphore.acquireUninterruptibly(2);
            value++;
            semaphore.release(2);
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
        assert semaphore.drainPermits() == 2;
    }
}

package corpus.wrong;

import java.util.concurrent.Semaphore;

/** A semaphore with two permits does not exclude two threads: four visible steps in each make seventy orders. */
//! verdict FOUND
//! executions 70
public class SemaphoreTwoPermits {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        Runnable body = () -> {
            semaphore.acquireUninterruptibly();
            value++; //! finds data-race
            semaphore.release();
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2; //! finds assertion-failed
    }
}

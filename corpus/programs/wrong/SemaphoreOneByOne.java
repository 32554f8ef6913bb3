package corpus.wrong;

import java.util.concurrent.Semaphore;

/** Two threads take both permits of a semaphore one by one: in two of four schedules each has one and waits for the other. */
//! verdict FOUND
//! executions 4
public class SemaphoreOneByOne {

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        Runnable body = () -> {
            semaphore.acquireUninterruptibly();
            semaphore.acquireUninterruptibly(); //! finds deadlock
            semaphore.release(2);
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join(); //! finds deadlock
        second.join();
    }
}

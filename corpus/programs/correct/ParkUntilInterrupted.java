package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A thread parks a little at a time until it is interrupted. */
//! verdict VERIFIED
public class ParkUntilInterrupted {

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!Thread.interrupted()) {
                LockSupport.parkNanos(1_000_000);
            }
            assert !Thread.currentThread().isInterrupted();
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.LockSupport;

/** A loop of timed waits gives up when it is interrupted, and what follows takes the flag for set. */
//! verdict FOUND
public class LoopEndsWithoutReason {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!ready) {
                LockSupport.parkNanos(1_000);
                if (Thread.interrupted()) {
                    break;
                }
            }
            assert ready; //! finds assertion-failed
        });
        worker.start();
        worker.interrupt();
        ready = true;
        worker.join();
    }
}

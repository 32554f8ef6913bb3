package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A fair semaphore is tried a little at a time, by a thread that wants two permits. */
//! verdict VERIFIED
public class FairPermitTriedInLoop {

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(2, true);
        Thread other = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
        });
        other.start();
        while (!permits.tryAcquire(2, 1, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
        permits.release(2);
        other.join();
        assert permits.availablePermits() == 2;
    }
}

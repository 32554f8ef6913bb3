package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A permit that is held for 100 milliseconds is there within a second. */
//! verdict VERIFIED
//! search dpor
//! patient
public class TryAcquireInTime {

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        Thread holder = new Thread(() -> {
            permits.acquireUninterruptibly();
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                permits.release();
            }
        });
        holder.start();
        assert permits.tryAcquire(1, TimeUnit.SECONDS);
        permits.release();
        holder.join();
    }
}

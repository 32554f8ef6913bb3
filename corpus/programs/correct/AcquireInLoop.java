package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Two threads try for the only permit, each a little at a time until it has it. */
//! verdict VERIFIED
public class AcquireInLoop {

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        Runnable work = () -> {
            try {
                while (!permits.tryAcquire(10, TimeUnit.MILLISECONDS)) {
                    Thread.onSpinWait();
                }
                count++;
                permits.release();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        Thread first = new Thread(work);
        Thread second = new Thread(work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}

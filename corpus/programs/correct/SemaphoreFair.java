package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A fair semaphore with interruptible, timed and immediate acquisition. */
//! verdict VERIFIED
public class SemaphoreFair {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(1, true);
        int[] got = new int[1];
        Thread patient = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            value++;
            semaphore.release();
        });
        Thread impatient = new Thread(() -> {
            try {
                if (semaphore.tryAcquire(1, TimeUnit.MILLISECONDS)) {
                    value++;
                    got[0] = 1;
                    semaphore.release();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        patient.start();
        impatient.start();
        patient.join();
        impatient.join();
        assert value == 1 + got[0];
        assert semaphore.tryAcquire();
    }
}

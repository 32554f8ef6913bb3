package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A limit that runs out early is dealt with. */
//! early
//! search auto
//! verdict VERIFIED
public class EarlyDealtWith {

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread other = new Thread(semaphore::release);
        other.start();
        while (!semaphore.tryAcquire(10, TimeUnit.MILLISECONDS)) {
            Thread.onSpinWait();
        }
    }
}

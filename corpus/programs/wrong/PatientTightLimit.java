package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A limit of a second is no guard against who sleeps for 950 milliseconds before. */
//! patient
//! verdict FOUND
public class PatientTightLimit {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            try {
                Thread.sleep(950);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            latch.countDown();
        }).start();
        if (!latch.await(1, TimeUnit.SECONDS)) {
            throw new IllegalStateException("too late"); //! finds uncaught-exception
        }
    }
}

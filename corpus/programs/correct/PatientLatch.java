package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A limit that guards against waiting for ever does not run out while somebody is still about to count down. */
//! patient
//! search dpor
//! verdict VERIFIED
//! executions 2
public class PatientLatch {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        if (!latch.await(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException("too late");
        }
    }
}

package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A limit runs out if nobody would ever count down: only one of two threads does. */
//! patient
//! verdict FOUND
public class PatientNobodyCounts {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        if (!latch.await(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException("too late"); //! finds uncaught-exception
        }
    }
}

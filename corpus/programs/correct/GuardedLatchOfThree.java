package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Three threads count down in time, whatever the limit. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedLatchOfThree {

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(latch::countDown).start();
        }
        assert latch.await(100, TimeUnit.MILLISECONDS);
    }
}

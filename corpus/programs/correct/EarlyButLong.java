package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Limits of a second or more do not run out early. */
//! early
//! search auto
//! verdict VERIFIED
public class EarlyButLong {

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        assert latch.await(1, TimeUnit.SECONDS);
    }
}

package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is awaited twice with a limit, and then taken for open. */
//! verdict FOUND
public class TwoAttemptsAreTooFew {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread opener = new Thread(latch::countDown);
        opener.start();
        for (int i = 0; i < 2 && !latch.await(1, TimeUnit.SECONDS); i++) {
            Thread.yield();
        }
        assert latch.getCount() == 0; //! finds assertion-failed
        opener.join();
    }
}

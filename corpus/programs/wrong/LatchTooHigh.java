package corpus.wrong;

import java.util.concurrent.CountDownLatch;

/** A latch counts to three, but only two threads count it down, in one order or the other. */
//! verdict FOUND
//! executions 2
public class LatchTooHigh {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        latch.await(); //! finds deadlock
    }
}

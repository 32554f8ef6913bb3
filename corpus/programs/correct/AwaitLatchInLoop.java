package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is awaited a little at a time until both of two threads have counted it down. */
//! verdict VERIFIED
public class AwaitLatchInLoop {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        Thread first = new Thread(latch::countDown);
        Thread second = new Thread(latch::countDown);
        first.start();
        second.start();
        while (!latch.await(1, TimeUnit.SECONDS)) {
            assert latch.getCount() <= 2;
        }
        assert latch.getCount() == 0;
        first.join();
        second.join();
    }
}

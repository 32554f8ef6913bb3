package corpus.correct;

import java.util.concurrent.CountDownLatch;

/** Whoever sees that a latch has been counted down sees what was written before. */
//! verdict VERIFIED
public class CountPublishes {

    private static int value;

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            latch.countDown();
        }).start();
        if (latch.getCount() == 0) {
            assert value == 1;
        }
    }
}

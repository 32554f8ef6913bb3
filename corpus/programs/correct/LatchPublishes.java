package corpus.correct;

import java.util.concurrent.CountDownLatch;

/** What two threads wrote before they counted a latch down is seen by whoever has awaited it. */
//! verdict VERIFIED
public class LatchPublishes {

    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(() -> {
            left = 1;
            done.countDown();
        }).start();
        new Thread(() -> {
            right = 2;
            done.countDown();
        }).start();
        done.await();
        assert left + right == 3;
        assert done.getCount() == 0;
    }
}

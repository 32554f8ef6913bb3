package corpus.wrong;

import java.util.concurrent.CountDownLatch;

/** Somebody waits while main has much to do, and nothing to decide; only then does it go wrong. */
//! verdict FOUND
//! search auto
public class LongPrelude {

    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            try {
                done.await();
            } catch (InterruptedException e) {
                return;
            }
            assert count != 6_000; //! finds assertion-failed
        });
        reader.start();
        for (int i = 0; i < 6_000; i++) {
            count = count + 1;
        }
        done.countDown();
        reader.join();
    }
}

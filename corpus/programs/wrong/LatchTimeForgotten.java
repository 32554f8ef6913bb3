package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The main thread awaits a latch for a time, does not look at the answer, and reads what may not be written yet. */
//! verdict FOUND
public class LatchTimeForgotten {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1);
        Thread writer = new Thread(() -> {
            data = 42; //! finds data-race
            written.countDown();
        });
        writer.start();
        written.await(1, TimeUnit.SECONDS);
        int seen = data; //! finds data-race
        assert seen == 42; //! finds assertion-failed
    }
}

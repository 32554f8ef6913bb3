package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Nobody counts down, and nobody waits for three hundred years. */
//! verdict FOUND
public class LongestLimitForNothing {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread other = new Thread(() -> latch.getCount());
        other.start();
        latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS); //! finds deadlock
    }
}

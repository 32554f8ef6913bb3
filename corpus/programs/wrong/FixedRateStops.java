package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A periodic task that throws is not run again, and nobody is told. */
//! verdict FOUND
public class FixedRateStops {

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
        CountDownLatch twice = new CountDownLatch(2);
        executor.scheduleAtFixedRate(() -> {
            twice.countDown();
            throw new IllegalStateException("once");
        }, 0, 10, TimeUnit.MILLISECONDS);
        twice.await(); //! finds deadlock
        executor.shutdown();
    }
}

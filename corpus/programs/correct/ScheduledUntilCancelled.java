package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** What is done every 100 milliseconds is done at least twice before it is cancelled. */
//! verdict BUDGET_SPENT
//! search dpor
//! budget 200
//! patient
public class ScheduledUntilCancelled {

    public static void main(String[] args) throws Exception {
        CountDownLatch twice = new CountDownLatch(2);
        ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> beats = executor.scheduleWithFixedDelay(twice::countDown, 0, 100, TimeUnit.MILLISECONDS);
        assert twice.await(5, TimeUnit.SECONDS);
        beats.cancel(false);
        executor.shutdownNow();
        assert executor.awaitTermination(5, TimeUnit.SECONDS);
    }
}

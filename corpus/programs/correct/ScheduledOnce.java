package corpus.correct;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A task is run once, not before its time. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class ScheduledOnce {

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        long start = System.nanoTime();
        ScheduledFuture<Long> future = timer.schedule(System::nanoTime, 10, TimeUnit.MILLISECONDS);
        assert future.get() - start >= 10_000_000;
        timer.shutdown();
    }
}

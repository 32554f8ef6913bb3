package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task is repeated until the executor is shut down. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class ScheduledAtFixedRate {

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        CountDownLatch three = new CountDownLatch(3);
        timer.scheduleAtFixedRate(three::countDown, 1, 5, TimeUnit.MILLISECONDS);
        three.await();
        timer.shutdown();
    }
}

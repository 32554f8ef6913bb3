package corpus.correct;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool that is shut down at once interrupts the task that runs and gives back the one that waits. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class ShutdownNow {

    private static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        pool.execute(() -> {
            running.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                interrupted = true;
            }
            ended.countDown();
        });
        pool.execute(() -> {
            throw new AssertionError("is not run");
        });
        running.await();
        List<Runnable> waiting = pool.shutdownNow();
        ended.await();
        assert waiting.size() == 1 && interrupted;
    }
}

package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Two tasks of a pool count without a lock. */
//! verdict FOUND
//! search random
//! budget 500
public class PoolTasksShareCounter {

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> count++); //! finds data-race
        pool.execute(() -> count++); //! finds data-race
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
    }
}

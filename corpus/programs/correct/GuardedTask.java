package corpus.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A task of a pool is done long before the limits of who waits. */
//! patient
//! search auto
//! budget 1000
//! verdict BUDGET_SPENT
public class GuardedTask {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> answer = pool.submit(() -> 42);
        assert answer.get(10, TimeUnit.SECONDS) == 42;
        pool.shutdown();
        assert pool.awaitTermination(5, TimeUnit.SECONDS);
    }
}

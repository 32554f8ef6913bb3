package corpus.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A task for which the pool has no room is run by the thread that brings it. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class CallerRuns {

    public static void main(String[] args) throws Exception {
        AtomicInteger ran = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                new ThreadPoolExecutor.CallerRunsPolicy());
        for (int i = 0; i < 4; i++) {
            pool.execute(ran::incrementAndGet);
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.DAYS)) {
            Thread.onSpinWait();
        }
        assert ran.get() == 4;
    }
}

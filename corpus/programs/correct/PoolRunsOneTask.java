package corpus.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A pool of one thread runs one task and is shut down. */
//! verdict VERIFIED
//! search dpor
public class PoolRunsOneTask {

    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(count::incrementAndGet);
        pool.shutdown();
    }
}

package corpus.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** A task that comes after the end of a pool is rejected; the text of the exception tells how many threads the pool has then. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 3
public class TrustedRejection {

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        Thread closer = new Thread(pool::shutdown);
        closer.start();
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException late) {
            assert pool.isShutdown();
        }
        closer.join();
    }
}

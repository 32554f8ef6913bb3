package corpus.correct;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks of a pool with one thread come one after the other and need no lock. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 1
public class TrustedSingleThread {

    static int count;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> last = null;
        for (int i = 0; i < 4; i++) {
            last = pool.submit(() -> count++);
        }
        last.get();
        assert count == 4;
        pool.shutdown();
    }
}

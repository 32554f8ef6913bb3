package corpus.correct;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool with one task, whose result is asked for: there is one way for that to go. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 1
public class TrustedPoolOneTask {

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> answer = pool.submit(() -> 42);
        assert answer.get() == 42;
        pool.shutdown();
    }
}

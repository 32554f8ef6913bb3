package corpus.correct;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An exception in a task that was given to submit is kept for whoever asks for the result. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class ExceptionInSubmit {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {
            throw new IllegalStateException("in the task");
        });
        try {
            future.get();
            throw new AssertionError("has no result");
        } catch (ExecutionException e) {
            assert e.getCause().getMessage().equals("in the task");
        }
        pool.shutdown();
    }
}

package corpus.correct;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One of two tasks fails; the result of the other is the answer. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class InvokeAny {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> tasks = List.of(() -> {
            throw new IllegalStateException("fails");
        }, () -> "works");
        assert pool.invokeAny(tasks).equals("works");
        pool.shutdown();
    }
}

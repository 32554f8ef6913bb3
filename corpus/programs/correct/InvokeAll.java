package corpus.correct;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All of three tasks are run by two threads, and their results come in the order of the tasks. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class InvokeAll {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2, () -> 3);
        int position = 0;
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            assert future.get() == ++position;
        }
        pool.shutdown();
    }
}

package corpus.correct;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An executor with a virtual thread for each task is closed when all of them have ended. */
//! verdict BUDGET_SPENT
//! jdk 21
//! search random
//! budget 300
public class VirtualExecutor {

    public static void main(String[] args) throws Exception {
        List<Future<Integer>> futures = new ArrayList<>();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) {
                int n = i;
                futures.add(executor.submit(() -> n * n));
            }
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            assert future.isDone();
            sum += future.get();
        }
        assert sum == 5;
    }
}

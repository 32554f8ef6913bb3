package family;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool of two threads has two tasks; nothing is wrong with it. */
public final class Pool {

    private Pool() {
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> first = pool.submit(() -> 1);
        Future<Integer> second = pool.submit(() -> 2);
        int sum = first.get() + second.get();
        pool.shutdown();
        assert sum == 3 : "a task got lost";
    }
}

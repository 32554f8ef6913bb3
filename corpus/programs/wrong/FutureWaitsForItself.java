package corpus.wrong;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task in a pool of one waits for another task in the same pool. */
//! verdict FOUND
public class FutureWaitsForItself {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Integer> outer = CompletableFuture.supplyAsync(
                () -> CompletableFuture.supplyAsync(() -> 1, pool).join(), pool); //! finds deadlock
        outer.get(); //! finds deadlock
        pool.shutdown();
    }
}

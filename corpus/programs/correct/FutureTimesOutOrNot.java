package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A future is completed by a thread or fails for lack of time, whichever comes first. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class FutureTimesOutOrNot {

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS);
        new Thread(() -> future.complete(1)).start();
        try {
            assert future.get() == 1;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof TimeoutException;
        }
    }
}

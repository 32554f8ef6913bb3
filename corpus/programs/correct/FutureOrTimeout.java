package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A future that nobody completes ends when its time is up. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class FutureOrTimeout {

    public static void main(String[] args) {
        CompletableFuture<String> never = new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS);
        try {
            never.join();
            throw new AssertionError("nobody completes it");
        } catch (CompletionException e) {
            assert e.getCause() instanceof TimeoutException;
        }
        assert new CompletableFuture<String>().completeOnTimeout("late", 5, TimeUnit.MILLISECONDS).join().equals("late");
    }
}

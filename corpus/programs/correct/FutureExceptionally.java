package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A future that fails is handled: by another value, by both outcomes at once, and by whoever joins it. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class FutureExceptionally {

    public static void main(String[] args) {
        CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> Integer.parseInt("no number"));
        assert failing.exceptionally(e -> -1).join() == -1;
        assert failing.handle((value, e) -> e instanceof CompletionException ? "failed" : "value").join().equals("failed");
        boolean thrown = false;
        try {
            failing.join();
        } catch (CompletionException e) {
            thrown = e.getCause() instanceof NumberFormatException;
        }
        assert thrown;
    }
}

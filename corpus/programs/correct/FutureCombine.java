package corpus.correct;

import java.util.concurrent.CompletableFuture;

/** Two futures are computed in the common pool and combined. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class FutureCombine {

    public static void main(String[] args) {
        CompletableFuture<Integer> six = CompletableFuture.supplyAsync(() -> 6);
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7);
        assert six.thenCombine(seven, (a, b) -> a * b).join() == 42;
        assert CompletableFuture.allOf(six, seven).thenApply(nothing -> six.join() + seven.join()).join() == 13;
    }
}

package corpus.correct;

import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

/** A scope with a time limit is cancelled when it runs out, and not if its subtask was quicker. */
//! verdict BUDGET_SPENT
//! preview 25
//! search random
//! budget 500
public class ScopeTimesOut {

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allSuccessfulOrThrow(), limits -> limits.withTimeout(Duration.ofMillis(5)))) {
            var task = scope.fork(() -> {
                Thread.sleep(5);
                return 1;
            });
            try {
                scope.join();
                assert task.get() == 1;
            } catch (StructuredTaskScope.TimeoutException e) {
                assert scope.isCancelled();
            }
        }
    }
}

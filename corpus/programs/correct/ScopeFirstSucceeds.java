package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

/** The first subtask that succeeds cancels the scope; the other, which waits for ever, is interrupted. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 26
public class ScopeFirstSucceeds {

    private static volatile boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            scope.fork(() -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    interrupted = true;
                    throw e;
                }
                return "late";
            });
            scope.fork(() -> "first");
            assert scope.join().equals("first");
            assert scope.isCancelled();
        }
        assert interrupted : "closing waits for all subtasks";
    }
}

package corpus.correct;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

/** A subtask fails: the other is interrupted in its sleep, unless it is over before, and the join throws. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 103
public class ScopeFailureCancels {

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            Subtask<String> slow = scope.fork(() -> {
                Thread.sleep(10);
                return "done";
            });
            Subtask<String> failing = scope.fork(() -> {
                throw new IllegalStateException("no");
            });
            try {
                scope.join();
                throw new AssertionError("joined in spite of " + failing);
            } catch (StructuredTaskScope.FailedException expected) {
                assert expected.getCause().getMessage().equals("no");
            }
            assert failing.state() == Subtask.State.FAILED;
            assert slow.state() != Subtask.State.FAILED : "an interrupted subtask counts no more";
        }
    }
}

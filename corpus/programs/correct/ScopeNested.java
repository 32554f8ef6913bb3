package corpus.correct;

import java.util.concurrent.StructuredTaskScope;

/** A subtask opens a scope of its own; what the innermost subtask wrote is seen by the outermost join. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 1
public class ScopeNested {

    private static int inner;

    public static void main(String[] args) throws InterruptedException {
        try (var outer = StructuredTaskScope.open()) {
            var task = outer.fork(() -> {
                try (var scope = StructuredTaskScope.open()) {
                    scope.fork(() -> inner = 7);
                    scope.join();
                }
                return inner;
            });
            outer.join();
            assert task.get() == 7 && inner == 7;
        }
    }
}

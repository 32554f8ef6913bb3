package corpus.correct;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

/** A scope that waits for all its subtasks lets one of them fail. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 2
public class ScopeAwaitsAll {

    public static void main(String[] args) throws InterruptedException {
        int[] value = new int[1];
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
            Subtask<Integer> failing = scope.fork(() -> {
                throw new IllegalArgumentException();
            });
            Subtask<Integer> writing = scope.fork(() -> value[0] = 1);
            scope.join();
            assert failing.exception() instanceof IllegalArgumentException;
            assert writing.get() == 1 && value[0] == 1;
        }
    }
}

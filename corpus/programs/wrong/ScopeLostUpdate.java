package corpus.wrong;

import java.util.concurrent.StructuredTaskScope;

/** Two subtasks of a scope increment a plain counter. */
//! verdict FOUND
//! preview 25
//! search dpor
//! executions 8
public class ScopeLostUpdate {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> value++); //! finds data-race
            scope.fork(() -> value++);
            scope.join();
        }
        assert value == 2; //! finds assertion-failed
    }
}

package corpus.wrong;

import java.util.concurrent.StructuredTaskScope;

/** The owner of a scope reads what a subtask writes before it has joined. */
//! verdict FOUND
//! preview 25
public class ScopeReadTooEarly {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> value = 1); //! finds data-race
            int early = value; //! finds data-race
            scope.join();
            assert early == 0; //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import java.util.concurrent.StructuredTaskScope;

/** A subtask forks in the scope of its owner, which only the owner may. */
//! verdict FOUND
//! preview 25
public class ScopeForkedByAnother {

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> scope.fork(() -> 1));
            scope.join(); //! finds uncaught-exception
        }
    }
}

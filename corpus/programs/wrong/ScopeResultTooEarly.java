package corpus.wrong;

import java.util.concurrent.StructuredTaskScope;

/** A result is asked for before the scope has joined, which is never allowed. */
//! verdict FOUND
//! preview 25
public class ScopeResultTooEarly {

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            var task = scope.fork(() -> 1);
            task.get(); //! finds uncaught-exception
        }
    }
}

package corpus.wrong;

import java.util.concurrent.StructuredTaskScope;

/** A scope is closed without having been joined. */
//! verdict FOUND
//! preview 25
public class ScopeNotJoined {

    public static void main(String[] args) {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> 1);
        } //! finds uncaught-exception
    }
}

package corpus.wrong;

import java.util.concurrent.Semaphore;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

/** The slower subtask does not let itself be interrupted, so the scope never closes. */
//! verdict FOUND
//! preview 25
public class ScopeIgnoresInterrupt {

    public static void main(String[] args) throws InterruptedException {
        Semaphore never = new Semaphore(0);
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            scope.fork(() -> {
                never.acquireUninterruptibly();
                return "late";
            });
            scope.fork(() -> "first");
            scope.join();
        } //! finds deadlock
    }
}

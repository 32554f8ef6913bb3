package corpus.wrong;

import java.util.concurrent.CompletableFuture;

/** Two threads complete a future with different values; the first one counts, whichever that is. */
//! verdict FOUND
public class FutureCompletedTwice {

    public static void main(String[] args) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        new Thread(() -> answer.complete("one")).start();
        new Thread(() -> answer.complete("two")).start();
        assert answer.join().equals("one"); //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** The message of what another thread threw. */
//! verdict FOUND
//! search dpor
public class InputMessageOfTask {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 9);
        CompletableFuture<Character> future = CompletableFuture.supplyAsync(() -> "abc".charAt(x));
        try {
            future.join();
        } catch (CompletionException e) {
            Throwable thrown = e;
            assert !thrown.getMessage().contains("7"); //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.CompletableFuture;

/** A number is computed by another thread and comes back as a future. */
//! verdict FOUND
//! search dpor
public class InputFuture {

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x");
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> x + 5);
        assert future.get() != 12; //! finds assertion-failed
    }
}

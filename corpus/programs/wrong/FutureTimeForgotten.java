package corpus.wrong;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The main thread believes that a second is enough for a task, and gets an exception if it is not. */
//! verdict FOUND
//! search random
//! budget 2000
public class FutureTimeForgotten {

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 42);
        future.get(1, TimeUnit.SECONDS); //! finds uncaught-exception
    }
}

package corpus.wrong;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future that nobody completes on one path. */
//! patient
//! search auto
//! verdict FOUND
public class NeverCompleted {

    static volatile boolean cancelled;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread canceller = new Thread(() -> cancelled = true);
        Thread worker = new Thread(() -> {
            if (!cancelled) {
                future.complete("done");
            }
        });
        canceller.start();
        worker.start();
        future.get(30, TimeUnit.SECONDS); //! finds uncaught-exception
    }
}

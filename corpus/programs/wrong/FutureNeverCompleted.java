package corpus.wrong;

import java.util.concurrent.CompletableFuture;

/** The main thread waits for a future that nobody completes. */
//! verdict FOUND
public class FutureNeverCompleted {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        Thread worker = new Thread(() -> {
            if (answer.isCancelled()) {
                answer.complete("done");
            }
        });
        worker.start();
        answer.get(); //! finds deadlock
    }
}

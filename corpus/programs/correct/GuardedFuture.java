package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A limit for a future that is completed at once is no limit. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedFuture {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        new Thread(() -> future.complete("tea")).start();
        assert future.get(30, TimeUnit.SECONDS).equals("tea");
    }
}

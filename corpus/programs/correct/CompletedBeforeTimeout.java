package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future that is completed does not time out any more. */
//! patient
//! search auto
//! budget 200
//! verdict BUDGET_SPENT
public class CompletedBeforeTimeout {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> order = new CompletableFuture<String>().orTimeout(5, TimeUnit.SECONDS);
        Thread cook = new Thread(() -> order.complete("tea"));
        cook.start();
        assert order.join().equals("tea");
    }
}

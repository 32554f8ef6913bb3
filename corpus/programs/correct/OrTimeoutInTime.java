package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future that is completed at once does not run out of time. */
//! verdict BUDGET_SPENT
//! search dpor
//! budget 200
//! patient
public class OrTimeoutInTime {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        new Thread(() -> answer.complete("yes")).start();
        assert answer.orTimeout(1, TimeUnit.SECONDS).get().equals("yes");
    }
}

package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future that nobody completes is completed when its time is up. */
//! verdict VERIFIED
//! search dpor
//! budget 2000
//! patient
public class CompletedOnTimeout {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<String>().completeOnTimeout("nobody", 50, TimeUnit.MILLISECONDS);
        assert answer.get(5, TimeUnit.SECONDS).equals("nobody");
    }
}

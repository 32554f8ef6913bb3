package corpus.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A limit that runs out because nobody answers is dealt with. */
//! patient
//! search auto
//! verdict VERIFIED
public class GivesUpAtLast {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> never = new CompletableFuture<>();
        boolean late = false;
        try {
            never.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            late = true;
        }
        assert late && !never.isDone();
    }
}

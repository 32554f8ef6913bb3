package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task of an executor gives back an input. */
//! verdict FOUND
//! search dpor
public class InputTask {

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x");
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Future<Integer> future = executor.submit(() -> 2 * x);
        executor.shutdown();
        assert future.get() != 84; //! finds assertion-failed
    }
}

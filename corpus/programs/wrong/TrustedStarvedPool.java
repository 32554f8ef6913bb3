package corpus.wrong;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task waits for one that only its own thread could run. */
//! trusted
//! search dpor
//! verdict FOUND
public class TrustedStarvedPool {

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> pool.submit(() -> 1).get()).get(); //! finds deadlock
    }
}

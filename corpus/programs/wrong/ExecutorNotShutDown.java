package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An executor that is never shut down keeps the program alive for ever. */
//! verdict FOUND
//! finds leaked-thread
public class ExecutorNotShutDown {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> 42).get();
    }
}

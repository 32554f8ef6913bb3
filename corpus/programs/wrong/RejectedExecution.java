package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A thread hands a task to a pool that the main thread may have shut down. */
//! verdict FOUND
//! search random
//! budget 2000
public class RejectedExecution {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread submitter = new Thread(() -> {
            pool.submit(() -> 1); //! finds uncaught-exception
        });
        submitter.start();
        pool.shutdown();
        submitter.join();
    }
}

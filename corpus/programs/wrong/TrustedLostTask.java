package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool is shut down before the task that another thread submits. */
//! trusted
//! search dpor
//! verdict FOUND
//! finds uncaught-exception
public class TrustedLostTask {

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        new Thread(() -> pool.execute(() -> { })).start();
        pool.shutdown();
    }
}

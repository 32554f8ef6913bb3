package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An exception leaves a task that was given to execute, and so the pool's thread. */
//! verdict FOUND
public class ExceptionInExecute {

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            throw new IllegalStateException("in the pool"); //! finds uncaught-exception
        });
        pool.shutdown();
    }
}

package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Nobody asks for the result of a task that failed, and what it should have done is not done. */
//! verdict FOUND
public class ExceptionInSubmitLost {

    private static volatile boolean done;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            Integer.parseInt("no number");
            done = true;
        });
        pool.shutdown();
        while (!pool.isTerminated()) {
            Thread.onSpinWait();
        }
        assert done; //! finds assertion-failed
    }
}

package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two tasks of a pool with two threads count without a lock. */
//! trusted
//! search dpor
//! all
//! verdict FOUND
public class TrustedTasksRace {

    static int count;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> count++); //! finds data-race
        pool.execute(() -> count++);
        pool.shutdown();
    }
}

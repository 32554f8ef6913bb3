package corpus.wrong;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Two tasks of a fork-join pool may be run by one worker. */
//! verdict FOUND
//! search dpor
public class OneWorkerForTwo {

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<String> one = pool.submit(() -> Thread.currentThread().getName());
        ForkJoinTask<String> other = pool.submit(() -> Thread.currentThread().getName());
        assert !one.get().equals(other.get()); //! finds assertion-failed
    }
}

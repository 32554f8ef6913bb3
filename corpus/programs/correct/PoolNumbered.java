package corpus.correct;

import java.util.concurrent.ForkJoinPool;

/** A fork-join pool and its worker have the same names in every execution. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class PoolNumbered {

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        assert pool.submit(() -> Thread.currentThread().getName()).get().equals("ForkJoinPool-1-worker-1");
    }
}

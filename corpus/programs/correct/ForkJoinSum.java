package corpus.correct;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A sum is split into tasks whose results are added. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class ForkJoinSum {

    static class Sum extends RecursiveTask<Integer> {
        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        assert pool.invoke(new Sum(0, 4)) == 6;
        pool.shutdown();
    }
}

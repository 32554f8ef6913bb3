package corpus.wrong;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Tasks of a pool add to a variable that they share. */
//! verdict FOUND
//! search random
//! budget 2000
public class ForkJoinAccumulator {

    private static int sum;

    static class Add extends RecursiveAction {
        private final int from;
        private final int to;

        Add(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                sum += from; //! finds data-race
            } else {
                int middle = (from + to) / 2;
                invokeAll(new Add(from, middle), new Add(middle, to));
            }
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Add(0, 4));
        pool.shutdown();
        assert sum == 6 : sum; //! finds assertion-failed
    }
}

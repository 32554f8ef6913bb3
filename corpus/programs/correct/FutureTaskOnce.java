package corpus.correct;

import java.util.concurrent.FutureTask;

/** Two threads run the same task, which is computed once, and both get its result. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class FutureTaskOnce {

    private static int computed;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> ++computed);
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        assert task.get() == 1;
        first.join();
        second.join();
        assert computed == 1;
    }
}

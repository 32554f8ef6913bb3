package corpus.wrong;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Whoever cancels a task cannot count on its result. */
//! trusted
//! search dpor
//! verdict FOUND
//! finds uncaught-exception
public class TrustedCancelRace {

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        new Thread(() -> task.cancel(true)).start();
        assert task.get() == 1;
    }
}

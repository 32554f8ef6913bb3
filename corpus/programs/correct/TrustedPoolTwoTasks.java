package corpus.correct;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks that take the same lock: one comes first. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 2
public class TrustedPoolTwoTasks {

    static final Object LOCK = new Object();
    static int count;

    static int next() {
        synchronized (LOCK) {
            return ++count;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = pool.submit(TrustedPoolTwoTasks::next);
        Future<Integer> other = pool.submit(TrustedPoolTwoTasks::next);
        assert one.get() + other.get() == 3;
        pool.shutdown();
    }
}

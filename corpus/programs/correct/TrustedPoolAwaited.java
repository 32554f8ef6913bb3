package corpus.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** What tasks did happens before the end of their pool is seen, so no lock is needed after that. */
//! trusted
//! patient
//! search dpor
//! verdict VERIFIED
//! executions 1
public class TrustedPoolAwaited {

    static final int[] DONE = new int[2];

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> DONE[0] = 1);
        pool.execute(() -> DONE[1] = 1);
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        assert DONE[0] + DONE[1] == 2;
    }
}

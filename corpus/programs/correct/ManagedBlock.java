package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A worker of a pool of one that is about to block says so, and another takes its place to unblock it. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class ManagedBlock {

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinTask<?> waiting = pool.submit(() -> {
            ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                @Override
                public boolean block() throws InterruptedException {
                    latch.await();
                    return true;
                }

                @Override
                public boolean isReleasable() {
                    return latch.getCount() == 0;
                }
            });
            return 1;
        });
        pool.submit(latch::countDown);
        waiting.get();
        pool.shutdown();
    }
}

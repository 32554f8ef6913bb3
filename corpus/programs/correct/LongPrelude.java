package corpus.correct;

import java.util.concurrent.Semaphore;

/** Somebody waits while main has much to do, and nothing to decide; then there are two ways to go on. */
//! verdict VERIFIED
//! search auto
//! executions 2
public class LongPrelude {

    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Semaphore done = new Semaphore(0);
        Thread other = new Thread(() -> {
            done.acquireUninterruptibly();
            count = -1;
        });
        other.start();
        for (int i = 0; i < 6_000; i++) {
            count = count + 1;
        }
        done.release();
        int seen = count;
        assert seen == 6_000 || seen == -1;
        other.join();
    }
}

package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Two waits share one limit: the second gets what the first has left. */
//! verdict VERIFIED
//! search dpor
//! patient
public class TimeLeftForTwo {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch first = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            first.countDown();
            second.countDown();
        });
        worker.start();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
        assert first.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        assert second.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        worker.join();
    }
}

package corpus.correct;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** Two threads meet at a barrier in time. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedBarrier {

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            try {
                barrier.await(1, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        barrier.await(1, TimeUnit.SECONDS);
        other.join();
        assert !barrier.isBroken();
    }
}

package corpus.correct;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** Two threads meet at a barrier although one of them comes 100 milliseconds late. */
//! verdict VERIFIED
//! search dpor
//! patient
public class MetInTime {

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread late = new Thread(() -> {
            try {
                Thread.sleep(100);
                barrier.await(1, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        late.start();
        barrier.await(1, TimeUnit.SECONDS);
        late.join();
        assert !barrier.isBroken();
    }
}

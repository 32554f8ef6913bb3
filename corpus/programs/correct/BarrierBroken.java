package corpus.correct;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One thread waits at a barrier for a time only: either both get through, or the barrier is broken for both. */
//! verdict VERIFIED
public class BarrierBroken {

    private static volatile String others;

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            try {
                barrier.await();
                others = "through";
            } catch (BrokenBarrierException e) {
                others = "broken";
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        String mine;
        try {
            barrier.await(1, TimeUnit.SECONDS);
            mine = "through";
        } catch (TimeoutException e) {
            assert barrier.isBroken();
            mine = "broken";
        } catch (BrokenBarrierException e) {
            throw new AssertionError(e);
        }
        other.join();
        assert mine.equals(others) : mine + " but " + others;
    }
}

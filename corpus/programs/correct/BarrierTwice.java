package corpus.correct;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** A barrier separates what two threads write from what they read, twice. */
//! verdict VERIFIED
public class BarrierTwice {

    private static int left;
    private static int right;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            left = 1;
            await(barrier);
            assert right == 1;
            await(barrier);
            left = 2;
        });
        other.start();
        right = 1;
        await(barrier);
        assert left == 1;
        await(barrier);
        right = 2;
        other.join();
        assert left == 2;
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }
}

package corpus.correct;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The last of two threads to reach a barrier runs its action, which sees what both did before and is seen by both after. */
//! verdict VERIFIED
public class BarrierAction {

    private static final int[] PARTS = new int[2];
    private static int sum;

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = PARTS[0] + PARTS[1]);
        Thread other = new Thread(() -> run(barrier, 0));
        other.start();
        run(barrier, 1);
        other.join();
    }

    private static void run(CyclicBarrier barrier, int index) {
        PARTS[index] = index + 1;
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
        assert sum == 3;
    }
}

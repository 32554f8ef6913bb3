package corpus.wrong;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** A barrier for three is reached by two. */
//! verdict FOUND
public class BarrierTooFew {

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Thread other = new Thread(() -> await(barrier));
        other.start();
        await(barrier);
        other.join();
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await(); //! finds deadlock
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }
}

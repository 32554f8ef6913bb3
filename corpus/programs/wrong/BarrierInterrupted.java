package corpus.wrong;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** One of two threads at a barrier is interrupted, and the other is not prepared to find it broken. */
//! verdict FOUND
public class BarrierInterrupted {

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                // It was asked to stop.
            }
        });
        other.start();
        other.interrupt();
        barrier.await(); //! finds uncaught-exception
        other.join();
    }
}

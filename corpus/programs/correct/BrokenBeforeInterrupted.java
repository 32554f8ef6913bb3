package corpus.correct;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Who comes interrupted to a barrier that is broken learns that it is broken, and stays interrupted. */
//! verdict VERIFIED
public class BrokenBeforeInterrupted {

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread late = new Thread(() -> {
            try {
                barrier.await();
                throw new AssertionError("nobody else comes");
            } catch (BrokenBarrierException e) {
                assert Thread.currentThread().isInterrupted();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread.currentThread().interrupt();
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            assert barrier.isBroken();
        }
        late.interrupt();
        late.start();
        late.join();
    }
}

package corpus.correct;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** To reset a barrier breaks it for whoever waits there, and makes it usable again. */
//! verdict VERIFIED
public class BarrierReset {

    private static volatile boolean broken;

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread waiter = new Thread(() -> {
            try {
                barrier.await();
            } catch (BrokenBarrierException e) {
                broken = true;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiter.start();
        while (barrier.getNumberWaiting() == 0) {
            Thread.onSpinWait();
        }
        barrier.reset();
        waiter.join();
        assert broken && !barrier.isBroken() && barrier.getNumberWaiting() == 0;
    }
}

package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** After a loop of timed waits that an interrupt ends, a further wait still runs out of time. */
//! verdict VERIFIED
public class LimitAfterInterruptedLoop {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!done) {
                LockSupport.parkNanos(1_000);
                if (Thread.interrupted()) {
                    break;
                }
            }
            synchronized (LimitAfterInterruptedLoop.class) {
                try {
                    LimitAfterInterruptedLoop.class.wait(10);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

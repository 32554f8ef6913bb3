package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** An interrupt lets a parked thread go on, and its status stays set. */
//! verdict VERIFIED
//! executions 1
public class ParkInterrupted {

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            LockSupport.park();
            assert Thread.interrupted();
        });
        parker.start();
        parker.interrupt();
        parker.join();
    }
}

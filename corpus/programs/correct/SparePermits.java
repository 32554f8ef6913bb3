package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A thread that parks until a flag is set gets permits before that. */
//! verdict VERIFIED
//! search dpor
//! executions 16
public class SparePermits {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread parked = new Thread(() -> {
            while (!ready) {
                LockSupport.park();
            }
        });
        parked.start();
        LockSupport.unpark(parked);
        LockSupport.unpark(parked);
        LockSupport.unpark(parked);
        ready = true;
        LockSupport.unpark(parked);
        parked.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A permit that is given before the thread parks is not lost; parking can only follow it. */
//! verdict VERIFIED
//! executions 1
public class PermitBeforePark {

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(LockSupport::park);
        parker.start();
        LockSupport.unpark(parker);
        parker.join();
    }
}

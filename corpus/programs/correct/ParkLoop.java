package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A thread parks in a loop until a flag is set: it looks before the flag is set, before the permit is given, or after both. */
//! verdict VERIFIED
//! executions 3
public class ParkLoop {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            while (!ready) {
                LockSupport.park();
            }
        });
        parker.start();
        ready = true;
        LockSupport.unpark(parker);
        parker.join();
    }
}

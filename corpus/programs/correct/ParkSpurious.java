package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A thread that parks in a loop does not mind if park returns for no reason. */
//! verdict VERIFIED
//! spurious
public class ParkSpurious {

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

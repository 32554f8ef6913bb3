package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A permit that is given in time; else one looks again. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedPark {

    public static void main(String[] args) throws Exception {
        boolean[] done = new boolean[1];
        Object lock = new Object();
        Thread main = Thread.currentThread();
        new Thread(() -> {
            synchronized (lock) {
                done[0] = true;
            }
            LockSupport.unpark(main);
        }).start();
        LockSupport.parkNanos(1_000_000_000);
        synchronized (lock) {
            assert done[0];
        }
    }
}

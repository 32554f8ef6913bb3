package corpus.correct;

import java.util.concurrent.locks.LockSupport;

/** A thread parks for a time until a flag is set, so that nobody needs to unpark it. */
//! verdict VERIFIED
public class ParkNanos {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            while (!ready) {
                LockSupport.parkNanos(1_000_000);
            }
        });
        parker.start();
        ready = true;
        parker.join();
    }
}

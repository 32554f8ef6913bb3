package corpus.wrong;

import java.util.concurrent.locks.LockSupport;

/** A thread parks for a time, again and again, until a flag is set; nobody sets it. */
//! verdict FOUND
public class ParkNanosPolling {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            while (!ready) {
                LockSupport.parkNanos(1_000_000); //! finds livelock
            }
        });
        parker.start();
        parker.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.LockSupport;

/** The flag is set, but nobody unparks the thread that looked too early. */
//! verdict FOUND
//! executions 2
public class ParkForgotten {

    private static volatile boolean ready;

    public static void main(String[] args) {
        Thread parker = new Thread(() -> {
            while (!ready) {
                LockSupport.park(); //! finds leaked-thread
            }
        });
        parker.start();
        ready = true;
    }
}

package corpus.wrong;

import java.util.concurrent.locks.LockSupport;

/** A thread takes it for granted that whoever let it go on has set the flag. */
//! verdict FOUND
public class ParkWithoutLoop {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            LockSupport.park();
            assert ready; //! finds assertion-failed
        });
        parker.start();
        LockSupport.unpark(parker);
        ready = true;
        LockSupport.unpark(parker);
        parker.join();
    }
}

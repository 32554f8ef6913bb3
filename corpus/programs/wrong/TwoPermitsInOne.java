package corpus.wrong;

import java.util.concurrent.locks.LockSupport;

/** Two permits that are given before the first is used are one, and the second park waits for ever. */
//! verdict FOUND
//! executions 2
public class TwoPermitsInOne {

    public static void main(String[] args) throws InterruptedException {
        Thread parker = new Thread(() -> {
            LockSupport.park();
            LockSupport.park(); //! finds deadlock
        });
        parker.start();
        LockSupport.unpark(parker);
        LockSupport.unpark(parker);
        parker.join(); //! finds deadlock
    }
}

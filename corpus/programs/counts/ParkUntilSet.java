package corpus.counts;

import java.util.concurrent.locks.LockSupport;

/** One parks until a flag is set, which another does before it unparks. */
//! count - 2
public class ParkUntilSet {

    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread parked = new Thread(() -> {
            while (!flag) {
                LockSupport.park();
            }
        });
        parked.start();
        Threads.run(() -> {
            flag = true;
            LockSupport.unpark(parked);
        });
        parked.join();
    }
}

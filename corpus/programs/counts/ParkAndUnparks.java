package corpus.counts;

import java.util.concurrent.locks.LockSupport;

/** One parks and N unpark it; permits do not add up: N N!. */
//! count 1 1
//! count 2 4
//! count 3 18
//! count 4 96
public class ParkAndUnparks {

    public static void main(String[] args) throws InterruptedException {
        Runnable[] bodies = new Runnable[Integer.parseInt(args[0])];
        Thread parked = new Thread(LockSupport::park);
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = () -> LockSupport.unpark(parked);
        }
        parked.start();
        Threads.run(bodies);
        parked.join();
    }
}

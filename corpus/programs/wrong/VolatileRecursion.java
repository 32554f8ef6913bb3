package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** Who comes second waits in a recursion, with an operation in each call that others can see, for what will never be. */
//! verdict FOUND
//! search dpor
//! steps 1000000
public class VolatileRecursion {

    private static final AtomicInteger ARRIVED = new AtomicInteger();
    private static volatile boolean over;

    private static int waitDeeper() {
        return over ? 0 : waitDeeper() + 1; //! finds uncaught-exception
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ARRIVED::incrementAndGet);
        other.start();
        if (ARRIVED.incrementAndGet() == 2) {
            other.join();
            waitDeeper();
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** A counter never exceeds its limit, because it is checked and changed under one lock. */
//! verdict VERIFIED
//! search dpor
public class InvariantUnderLock {

    private static final AtomicInteger USED = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Heddle.invariant("at most one in use", () -> USED.get() >= 0 && USED.get() <= 1);
        Object lock = new Object();
        Runnable use = () -> {
            synchronized (lock) {
                USED.incrementAndGet();
                USED.decrementAndGet();
            }
        };
        Thread first = new Thread(use);
        Thread second = new Thread(use);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

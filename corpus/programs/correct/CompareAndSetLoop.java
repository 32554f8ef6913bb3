package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads read and compare-and-set until that succeeds: six orders, in two of which one of them has to repeat itself. */
//! verdict VERIFIED
//! executions 6
public class CompareAndSetLoop {

    private static final AtomicInteger COUNTER = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(CompareAndSetLoop::increment);
        Thread second = new Thread(CompareAndSetLoop::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert COUNTER.get() == 2;
    }

    private static void increment() {
        int seen;
        do {
            seen = COUNTER.get();
        } while (!COUNTER.compareAndSet(seen, seen + 1));
    }
}

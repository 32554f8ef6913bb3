package corpus.counts;

import java.util.concurrent.atomic.AtomicInteger;

/** Each thread increments one counter, then another: the orders are independent, (N!)^2. */
//! count 2 4
//! count 3 36
//! count 4 576
public class TwoCounters {

    static final AtomicInteger FIRST = new AtomicInteger();
    static final AtomicInteger SECOND = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> {
            FIRST.incrementAndGet();
            SECOND.incrementAndGet();
        });
    }
}

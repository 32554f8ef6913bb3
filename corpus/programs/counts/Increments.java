package corpus.counts;

import java.util.concurrent.atomic.AtomicInteger;

/** Increments in one step each: N! orders. */
//! count 1 1
//! count 2 2
//! count 3 6
//! count 4 24
//! count 5 120
//! count 6 720
public class Increments {

    static final AtomicInteger X = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> X.incrementAndGet());
    }
}

package corpus.counts;

import java.util.concurrent.atomic.AtomicInteger;

/** Each thread sets the next value if it finds its own; failing counts as writing, so there are N! orders. */
//! count 3 6
//! count 4 24
//! count 5 120
public class CompareAndSetRotation {

    static final AtomicInteger X = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> X.compareAndSet(i, i + 1));
    }
}

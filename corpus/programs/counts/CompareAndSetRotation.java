package corpus.counts;

import java.util.concurrent.atomic.AtomicInteger;

/** Each thread sets the next value if it finds its own. If failing counted as writing, there would be N! orders. */
//! count 3 5
//! count 4 14
//! count 5 43
//! count 6 144
//! count 7 523
//! writing 3 6
//! writing 4 24
//! writing 5 120
public class CompareAndSetRotation {

    static final AtomicInteger X = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> X.compareAndSet(i, i + 1));
    }
}

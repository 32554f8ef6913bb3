package corpus.correct;

import java.util.concurrent.atomic.AtomicLongArray;

/** Threads have the same ids in every execution, so stripes that are chosen by them are the same. */
//! verdict VERIFIED
//! executions 2
public class ThreadIdStripes {

    public static void main(String[] args) throws InterruptedException {
        AtomicLongArray stripes = new AtomicLongArray(8);
        Runnable count = () -> stripes.incrementAndGet((int) Thread.currentThread().getId() & 7);
        Thread thread = new Thread(count);
        thread.start();
        count.run();
        thread.join();
        assert thread.getId() == 2 && stripes.get(1) == 1 && stripes.get(2) == 1;
    }
}

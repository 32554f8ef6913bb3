package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** Three threads increment an atomic counter once: six orders. */
//! verdict VERIFIED
//! executions 6
public class AtomicCounter {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger counter = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(counter::incrementAndGet);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.get() == 3;
    }
}

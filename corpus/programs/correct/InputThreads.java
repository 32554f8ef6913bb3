package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** As many threads as an input says count, 0 to 3: 1 + 1 + 2! + 3! classes. */
//! verdict VERIFIED
//! search dpor
//! executions 10
public class InputThreads {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        Thread[] threads = new Thread[Heddle.anyInt("threads", 0, 3)];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(number::incrementAndGet);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert number.get() == threads.length;
    }
}

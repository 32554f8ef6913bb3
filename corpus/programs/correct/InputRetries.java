package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Twice is enough against one other thread. It comes before, after, or between read and write: 3 classes, in none of which the third try is needed.
 */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputRetries {

    private static boolean add(AtomicInteger number, int retries) {
        for (int i = 0; i < retries; i++) {
            int seen = number.get();
            if (number.compareAndSet(seen, seen + 1)) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        int retries = Heddle.anyInt("retries", 2, 3);
        AtomicInteger number = new AtomicInteger();
        Thread thread = new Thread(number::incrementAndGet);
        thread.start();
        boolean added = add(number, retries);
        assert added;
        thread.join();
    }
}

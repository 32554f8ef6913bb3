package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A value is claimed by compareAndSet, tried as often as an input says: once is too few, as another thread may come between.
 */
//! verdict FOUND
//! search dpor
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
        int retries = Heddle.anyInt("retries", 1, 2);
        AtomicInteger number = new AtomicInteger();
        Thread thread = new Thread(number::incrementAndGet);
        thread.start();
        boolean added = add(number, retries);
        assert added; //! finds assertion-failed
        thread.join();
    }
}

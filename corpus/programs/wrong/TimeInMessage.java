package corpus.wrong;

import java.util.HashMap;
import java.util.Map;

/** A failure tells how long main took, alone, for what all can reach. */
//! verdict FOUND
//! search dpor
public class TimeInMessage {

    private static final Map<Object, Integer> ENTRIES = new HashMap<>();
    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        for (int i = 0; i < 50; i++) {
            ENTRIES.put(new Object(), i);
        }
        long end = System.nanoTime();
        Thread first = new Thread(() -> count++);
        Thread second = new Thread(() -> count++);
        first.start();
        second.start();
        first.join();
        second.join();
        if (count != 2) {
            throw new IllegalStateException("after " + (end - begin) + " ns"); //! finds uncaught-exception
        }
    }
}

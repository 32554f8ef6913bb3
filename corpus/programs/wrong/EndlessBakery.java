package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Lamport's bakery, open for ever, where nobody waits for those who are still choosing a number. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessBakery {

    private static final int THREADS = 2;
    private static final AtomicIntegerArray NUMBERS = new AtomicIntegerArray(THREADS);
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private static void work(int me) {
        do {
            NUMBERS.set(me, Math.max(NUMBERS.get(0), NUMBERS.get(1)) + 1);
            int other = 1 - me;
            while (NUMBERS.get(other) != 0 && (NUMBERS.get(other) < NUMBERS.get(me) || NUMBERS.get(other) == NUMBERS.get(me) && other < me)) {
                Thread.onSpinWait();
            }
            if (INSIDE.incrementAndGet() != 1) {
                throw new IllegalStateException("two are inside"); //! finds uncaught-exception
            }
            INSIDE.decrementAndGet();
            NUMBERS.set(me, 0);
        } while (true);
    }

    public static void main(String[] args) {
        for (int i = 0; i < THREADS; i++) {
            int me = i;
            new Thread(() -> work(me)).start();
        }
    }
}

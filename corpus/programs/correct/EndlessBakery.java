package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Lamport's bakery, open for ever. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessBakery {

    private static final int THREADS = 2;
    private static final AtomicIntegerArray CHOOSING = new AtomicIntegerArray(THREADS);
    private static final AtomicIntegerArray NUMBERS = new AtomicIntegerArray(THREADS);
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private static void work(int me) {
        do {
            CHOOSING.set(me, 1);
            NUMBERS.set(me, Math.max(NUMBERS.get(0), NUMBERS.get(1)) + 1);
            CHOOSING.set(me, 0);
            int other = 1 - me;
            while (CHOOSING.get(other) == 1) {
                Thread.onSpinWait();
            }
            while (NUMBERS.get(other) != 0 && (NUMBERS.get(other) < NUMBERS.get(me) || NUMBERS.get(other) == NUMBERS.get(me) && other < me)) {
                Thread.onSpinWait();
            }
            if (INSIDE.incrementAndGet() != 1) {
                throw new IllegalStateException("two are inside");
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

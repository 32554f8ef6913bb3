package corpus.correct;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two threads count in both cells of an atomic array: six orders of four steps. */
//! verdict VERIFIED
//! executions 6
public class AtomicArray {

    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerArray cells = new AtomicIntegerArray(2);
        Runnable body = () -> {
            cells.incrementAndGet(0);
            cells.addAndGet(1, 10);
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells.get(0) == 2 && cells.get(1) == 20;
    }
}

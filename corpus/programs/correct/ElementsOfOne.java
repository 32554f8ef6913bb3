package corpus.correct;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two threads fill one array from both ends, and never meet. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class ElementsOfOne {

    private static final AtomicIntegerArray CELLS = new AtomicIntegerArray(4_000);

    public static void main(String[] args) throws InterruptedException {
        Thread up = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                CELLS.set(i, i);
            }
        });
        up.start();
        for (int i = 3_999; i >= 2_000; i--) {
            CELLS.set(i, i);
        }
        up.join();
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The input says which cell a thread writes; only for one of them does the order of the threads matter. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputChoosesCell {

    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerArray cells = new AtomicIntegerArray(3);
        int chosen = Heddle.anyInt("chosen", 0, 2);
        Thread writer = new Thread(() -> cells.set(chosen, 5));
        writer.start();
        cells.set(1, 7);
        writer.join();
    }
}

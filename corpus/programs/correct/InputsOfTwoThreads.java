package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask about the same input, and what the one needs may exclude what the other needs. */
//! verdict VERIFIED
//! search dpor
//! executions 10
public class InputsOfTwoThreads {

    public static void main(String[] args) throws InterruptedException {
        int input = Heddle.anyInt("input");
        AtomicInteger number = new AtomicInteger();
        Thread one = new Thread(() -> {
            if (input > 0) {
                number.set(1);
            }
        });
        Thread other = new Thread(() -> {
            if (input <= 10) {
                number.set(2);
            }
        });
        one.start();
        other.start();
        number.get();
        one.join();
        other.join();
    }
}

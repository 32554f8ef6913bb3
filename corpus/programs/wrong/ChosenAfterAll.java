package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** What fails needs one order of two updates and one value, and each is also tried with the other. */
//! verdict FOUND
//! search dpor
public class ChosenAfterAll {

    private static volatile int first;
    private static volatile int second;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger counter = new AtomicInteger();
        int[] before = new int[1];
        Thread one = new Thread(() -> {
            first = 1;
            before[0] = counter.getAndIncrement();
        });
        Thread other = new Thread(() -> {
            counter.getAndIncrement();
            second = 1;
        });
        int[] chosen = new int[1];
        Thread chooser = new Thread(() -> {
            chosen[0] = Heddle.choose(2);
            if (chosen[0] == 1) {
                second = 2;
            }
        });
        one.start();
        other.start();
        chooser.start();
        one.join();
        other.join();
        chooser.join();
        assert before[0] == 1 || chosen[0] == 1 || first + second < 2; //! finds assertion-failed
    }
}

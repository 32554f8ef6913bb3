package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** The failure needs an order of two threads together with what a third one chooses. */
//! verdict FOUND
//! search dpor
public class ChoiceElsewhere {

    static volatile int last;
    static final AtomicInteger turn = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        int[] chosen = new int[1];
        int[] places = new int[2];
        Thread first = new Thread(() -> {
            last = 1;
            places[0] = turn.incrementAndGet();
        });
        Thread second = new Thread(() -> {
            places[1] = turn.incrementAndGet();
            last = 2;
        });
        Thread third = new Thread(() -> {
            chosen[0] = Heddle.choose(3);
            switch (chosen[0]) {
                case 0, 1 -> last = 3;
                default -> {
                }
            }
        });
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        if (chosen[0] == 2 && places[1] < places[0] && last == 1) {
            throw new AssertionError(); //! finds assertion-failed
        }
    }
}

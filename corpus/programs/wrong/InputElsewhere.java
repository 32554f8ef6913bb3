package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** The failure needs an order of two threads together with what an input decides for a third one. */
//! verdict FOUND
//! search dpor
public class InputElsewhere {

    static volatile int last;
    static final AtomicInteger turn = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        int number = Heddle.anyInt("number", 0, 3);
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
            switch (number) {
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
        if (number == 3 && places[1] < places[0] && last == 1) {
            throw new AssertionError(); //! finds assertion-failed
        }
    }
}

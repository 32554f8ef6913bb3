package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** Main fills a list that all can reach, and then two threads deadlock. */
//! verdict FOUND
//! search dpor
public class DeadlockAfterFilling {

    private static final List<Integer> NUMBERS = new ArrayList<>();
    private static final Object ONE = new Object();
    private static final Object OTHER = new Object();

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 5_000; i++) {
            NUMBERS.add(i);
        }
        Thread first = new Thread(() -> {
            synchronized (ONE) {
                synchronized (OTHER) { //! finds deadlock
                    NUMBERS.get(0);
                }
            }
        });
        Thread second = new Thread(() -> {
            synchronized (OTHER) {
                synchronized (ONE) { //! finds deadlock
                    NUMBERS.get(1);
                }
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

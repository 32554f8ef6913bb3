package corpus.wrong;

import dev.heddle.Heddle;

/**
 * Two locks are taken in the order of two account numbers, which is wrong if the numbers are compared with the wrong bound.
 */
//! verdict FOUND
//! search dpor
public class InputDeadlock {

    private static void transfer(Object from, Object to, int number, int other) {
        boolean ordered = number < 100 ? number < other : true;
        synchronized (ordered ? from : to) {
            synchronized (ordered ? to : from) { //! finds deadlock
                Thread.onSpinWait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        int one = Heddle.anyInt("one", 0, 1000);
        int two = Heddle.anyInt("two", 0, 1000);
        Heddle.assume(one != two);
        Thread first = new Thread(() -> {
            transfer(a, b, one, two);
        });
        Thread second = new Thread(() -> {
            transfer(b, a, two, one);
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

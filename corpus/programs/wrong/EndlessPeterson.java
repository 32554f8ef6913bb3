package corpus.wrong;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Peterson's algorithm, for ever, where who wants to go in says so only after having let the other go first. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessPeterson {

    private static final AtomicIntegerArray WANTS = new AtomicIntegerArray(2);
    private static volatile int turn;
    private static volatile int inside;

    private static void work(int me) {
        while (true) {
            turn = 1 - me;
            WANTS.set(me, 1);
            while (WANTS.get(1 - me) == 1 && turn == 1 - me) {
                Thread.onSpinWait();
            }
            int before = inside;
            inside = before + 1;
            if (inside != before + 1 || before != 0) {
                throw new IllegalStateException("two are inside"); //! finds uncaught-exception
            }
            inside = 0;
            WANTS.set(me, 0);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(0)).start();
        new Thread(() -> work(1)).start();
    }
}

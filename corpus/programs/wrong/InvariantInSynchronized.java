package corpus.wrong;

import dev.heddle.Heddle;

/** An invariant is found broken where a synchronised block is left, which must still be left. */
//! verdict FOUND
//! search dpor
//! inputs x = 8
public class InvariantInSynchronized {

    private static int total;
    private static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", 0, 50);
        Heddle.invariant("not 17", () -> total != 17);
        Thread one = new Thread(() -> {
            synchronized (LOCK) {
                total = x;
                total = total * 2 + 1; //! finds invariant-violated
            }
        });
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                total = total - 4;
            }
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

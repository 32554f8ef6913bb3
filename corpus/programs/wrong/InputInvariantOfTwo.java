package corpus.wrong;

import dev.heddle.Heddle;

/** An invariant relates what two threads write for a while: it takes two inputs and a schedule to break it. */
//! verdict FOUND
//! search dpor
//! inputs x = 5, y = 7
public class InputInvariantOfTwo {

    private static volatile int left;
    private static volatile int right;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        Heddle.invariant("not both", () -> left != 5 || right != 7);
        Thread one = new Thread(() -> {
            left = x; //! finds invariant-violated
            left = 0;
        });
        Thread other = new Thread(() -> {
            right = y;
            right = 0;
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Two fields that belong together are written one after the other, without anybody who could see it but the invariant. */
//! verdict FOUND
//! search dpor
public class InvariantBetweenWrites {

    private static volatile int left = 1;
    private static volatile int right = 1;

    public static void main(String[] args) throws InterruptedException {
        Heddle.invariant("the sides are equal", () -> left == right);
        Thread mover = new Thread(() -> {
            left = 2; //! finds invariant-violated
            right = 2;
        });
        mover.start();
        mover.join();
    }
}

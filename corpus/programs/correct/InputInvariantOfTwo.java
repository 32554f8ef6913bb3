package corpus.correct;

import dev.heddle.Heddle;

/** Two threads write what an invariant relates, which nobody else reads: both orders, with the signs that are seen on the way. */
//! search dpor
//! verdict VERIFIED
//! executions 8
public class InputInvariantOfTwo {

    private static volatile int left;
    private static volatile int right;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", -9, 9);
        int y = Heddle.anyInt("y", -9, 9);
        Heddle.invariant("sum", () -> (left < 0 ? -left : left) + (right < 0 ? -right : right) >= 0);
        Thread one = new Thread(() -> left = x);
        Thread other = new Thread(() -> right = y);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** A recursion of 5,000 calls, each with a branch on the input that is decided by the first, has room on the stack. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputDeepRecursion {

    private static long down(int left, long x, double half) {
        if (x > 10) {
            return left == 0 ? 1 : down(left - 1, x, half) + 1;
        }
        return 0;
    }

    public static void main(String[] args) {
        long x = Heddle.anyLong("x", 0, 100);
        long depth = down(5_000, x, x / 2.0);
        assert depth == 0 || depth == 5_001;
    }
}

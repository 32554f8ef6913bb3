package corpus.correct;

import dev.heddle.Heddle;

/** A recursion as deep as an input says, from 0 to 6: 7 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 7
public class InputRecursion {

    static int sum(int n) {
        return n == 0 ? 0 : n + sum(n - 1);
    }

    public static void main(String[] args) {
        int n = Heddle.anyInt("n", 0, 6);
        assert sum(n) * 2 == n * (n + 1);
    }
}

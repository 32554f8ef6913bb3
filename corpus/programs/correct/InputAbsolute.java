package corpus.correct;

import dev.heddle.Heddle;

/** The absolute value of any number but the least is not negative: x the least or not, 2 paths; its sign decides only what is computed. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputAbsolute {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int absolute = x < 0 ? -x : x;
        assert absolute >= 0 || absolute == Integer.MIN_VALUE;
    }
}

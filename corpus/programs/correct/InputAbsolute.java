package corpus.correct;

import dev.heddle.Heddle;

/** The absolute value of any number but the least is not negative: x at least 0, x less, x the least, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputAbsolute {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int absolute = x < 0 ? -x : x;
        assert absolute >= 0 || absolute == Integer.MIN_VALUE;
    }
}

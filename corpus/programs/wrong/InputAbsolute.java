package corpus.wrong;

import dev.heddle.Heddle;

/** The absolute value of one number is negative: 2 paths as in the correct program, and one of them fails. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InputAbsolute {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int absolute = x < 0 ? -x : x;
        assert absolute >= 0; //! finds assertion-failed
    }
}

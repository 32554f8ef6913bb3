package corpus.correct;

import dev.heddle.Heddle;

/** What is assumed leaves one path of four; executions in which it does not hold do not count. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputAssume {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        Heddle.assume(x > 10);
        Heddle.assume(x % 2 == 0);
        assert x != 11;
        if (x < 11) {
            throw new IllegalStateException();
        }
    }
}

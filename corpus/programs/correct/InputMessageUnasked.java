package corpus.correct;

import dev.heddle.Heddle;

/** An exception of the JDK's that nobody asks anything: too small, too large, or a letter, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputMessageUnasked {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int kind;
        try {
            kind = "abc".charAt(x) == 'a' ? 1 : 2;
        } catch (StringIndexOutOfBoundsException e) {
            kind = 0;
        }
        assert kind != 0 || x < 0 || x > 2;
    }
}

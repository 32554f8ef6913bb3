package corpus.correct;

import dev.heddle.Heddle;

/** An exception of the JDK's that nobody asks anything: 2 paths. */
//! verdict VERIFIED
//! search dpor
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

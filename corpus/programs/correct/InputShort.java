package corpus.correct;

import dev.heddle.Heddle;

/** A short, doubled, is even, also where it does not fit: one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputShort {

    public static void main(String[] args) {
        short x = Heddle.anyShort("x");
        short doubled = (short) (x + x);
        assert (doubled & 1) == 0;
    }
}

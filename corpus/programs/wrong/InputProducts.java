package corpus.wrong;

import dev.heddle.Heddle;

/** Thirty products one after the other, which only one input leads to the wrong end. */
//! verdict FOUND
//! search dpor
//! most 2
public class InputProducts {

    public static void main(String[] args) {
        int y = Heddle.anyInt("y");
        for (int i = 0; i < 30; i++) {
            y = y * 7 - i;
        }
        assert y != 1_000_003; //! finds assertion-failed
    }
}

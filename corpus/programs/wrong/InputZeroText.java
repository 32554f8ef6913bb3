package corpus.wrong;

import dev.heddle.Heddle;

/** The negative zero has a text of its own. */
//! verdict FOUND
//! search dpor
public class InputZeroText {

    public static void main(String[] args) {
        float x = Heddle.anyFloat("x");
        if (x == 0) {
            assert ("" + x).equals("0.0"); //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** A truth value says one of two literals. */
//! verdict FOUND
//! search dpor
public class InputStringOfBoolean {

    public static void main(String[] args) {
        assert String.valueOf(Heddle.anyBoolean("b")) == "true"; //! finds assertion-failed
    }
}

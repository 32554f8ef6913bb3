package corpus.wrong;

import dev.heddle.Heddle;

/** A float to which something is added without effect: only a large one. */
//! verdict FOUND
//! search dpor
public class InputFloat {

    public static void main(String[] args) {
        float x = Heddle.anyFloat("x");
        Heddle.assume(x > 1000f);
        Heddle.assume(x < 1e9f);
        assert x + 1f != x; //! finds assertion-failed
    }
}

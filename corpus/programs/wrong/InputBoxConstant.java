package corpus.wrong;

import dev.heddle.Heddle;

/** A box of 1000 is another object each time. */
//! verdict FOUND
//! search dpor
public class InputBoxConstant {

    public static void main(String[] args) {
        short x = Heddle.anyShort("x");
        Short known = 1000;
        Short box = x;
        if (box.equals(known)) {
            assert box == known; //! finds assertion-failed
        }
    }
}

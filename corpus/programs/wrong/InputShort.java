package corpus.wrong;

import dev.heddle.Heddle;

/** Narrowing to a short loses what a larger number is: 70000 is not among the shorts, but 4464 is what is left. */
//! verdict FOUND
//! search dpor
public class InputShort {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 100_000);
        short narrow = (short) x;
        if (narrow == 4464) {
            assert x == 4464; //! finds assertion-failed
        }
    }
}

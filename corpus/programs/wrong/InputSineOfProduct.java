package corpus.wrong;

import dev.heddle.Heddle;

/** Inputs with whose product the sine is negative; of some the product is no number. */
//! verdict FOUND
//! search dpor
public class InputSineOfProduct {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        assert !(Math.sin(x * y) < 0); //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** A product of which the JDK computes the sine takes one value after the other, of which no number is one. */
//! verdict FOUND
//! search dpor
public class InputSineOfProduct {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        assert !(Math.sin(x * y) < 0); //! finds assertion-failed
    }
}

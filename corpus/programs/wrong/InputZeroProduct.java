package corpus.wrong;

import dev.heddle.Heddle;

/** A product that goes to the JDK can be the negative zero. */
//! verdict FOUND
//! search dpor
public class InputZeroProduct {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        double product = x * 0.0;
        if (!Double.isNaN(product)) {
            assert Math.atan2(product, -1) > 0; //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Inputs of powers, roots, logarithms and angles are found. */
//! verdict FOUND
//! search dpor
//! all
public class InputPowers {

    public static void main(String[] args) {
        int which = Heddle.choose(10);
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        int n = Heddle.anyInt("n");
        switch (which) {
            case 0 -> { assert !(n > 0 && n < 40 && Math.pow(n, 2) > 1000) : "power"; } //! finds assertion-failed
            case 1 -> { assert n < 0 || (int) Math.sqrt(n) != 12345 : "root"; } //! finds assertion-failed
            case 2 -> { assert !(Math.sin(x) > 0.999999) : "sine"; } //! finds assertion-failed
            case 3 -> { assert !(Math.cos(x) < -0.999 && x > 100 && x < 200) : "cosine"; } //! finds assertion-failed
            case 4 -> { assert !(Math.tan(x) > 1000 && x > 0 && x < 2) : "tangent"; } //! finds assertion-failed
            case 5 -> { assert !(Math.atan2(x, y) < -3) : "angle"; } //! finds assertion-failed
            case 6 -> { assert !(Math.exp(x) > 100 && Math.exp(x) < 101) : "exponential"; } //! finds assertion-failed
            case 7 -> { assert !(Math.log(x) > 10 && Math.log(x) < 10.001) : "logarithm"; } //! finds assertion-failed
            case 8 -> { assert Math.cbrt(x) != -3 : "cube root"; } //! finds assertion-failed
            default -> { assert !(Math.hypot(x, 4) > 4.99 && Math.hypot(x, 4) < 5.01) : "hypotenuse"; } //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Floating-point numbers at single places among all, and sums whose order makes a difference. */
//! verdict FOUND
//! search dpor
//! all
public class InputQuadratic {

    public static void main(String[] args) {
        int which = Heddle.choose(6);
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        double z = Heddle.anyDouble("z");
        float f = Heddle.anyFloat("f");
        switch (which) {
            case 0 -> { assert x * x - 5 * x + 6 != 0 : "root"; } //! finds assertion-failed
            case 1 -> { assert x * x != 2.25 : "square"; } //! finds assertion-failed
            case 2 -> { assert !(x > 1 && x < 2 && y > 1 && y < 2 && z > 0 && z < 1 && (x + y) + z != x + (y + z)) : "order"; } //! finds assertion-failed
            case 3 -> { assert !(x > 0 && y > 0 && x + y == x) : "too small to count"; } //! finds assertion-failed
            case 4 -> { assert !(f * f > 99.99f && f * f < 100.01f && f < 0) : "square of a float"; } //! finds assertion-failed
            default -> { assert !((int) (x * 100) == 314 && (long) x == 3) : "casts"; } //! finds assertion-failed
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** No floating-point number has the square 2, and of sums and products it makes no difference which side is first. */
//! verdict VERIFIED
//! search dpor
public class InputIrrational {

    public static void main(String[] args) {
        int which = Heddle.choose(5);
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        float f = Heddle.anyFloat("f");
        switch (which) {
            case 0 -> { assert x * x != 2.0; }
            case 1 -> { assert !(x * x + 1 < 1); }
            case 2 -> { assert x + y == y + x || x + y != x + y; }
            case 3 -> { assert (x + y) * x == x * (y + x) || (x + y) * x != (x + y) * x; }
            default -> { assert f * f != 2.0f; }
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Bounds of powers, roots and angles. */
//! verdict VERIFIED
//! search dpor
public class InputFunctions {

    public static void main(String[] args) {
        int which = Heddle.choose(7);
        double x = Heddle.anyDouble("x");
        double y = Heddle.anyDouble("y");
        int n = Heddle.anyInt("n");
        switch (which) {
            case 0 -> { assert !(Math.sin(x) > 1) && !(Math.cos(x) < -1); }
            case 1 -> { assert !(Math.exp(x) < 0); }
            case 2 -> { assert !(Math.pow(x, 2) < 0); }
            case 3 -> { assert !(Math.hypot(x, 3) < 2.999); }
            case 4 -> { assert n < 0 || (int) Math.sqrt(n) <= 46340; }
            case 5 -> { assert !(Math.atan2(x, y) > 3.15); }
            default -> { assert !(x > 1) || !(Math.log(x) < 0); }
        }
    }
}

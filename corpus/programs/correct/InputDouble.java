package corpus.correct;

import dev.heddle.Heddle;

/** Doubles that are between bounds: 3 paths, for less, more, and in between; what is no number goes with the first. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputDouble {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        if (!(x >= 0.0)) {
            return;
        }
        if (x > 100.0) {
            return;
        }
        assert (int) x <= 100;
    }
}

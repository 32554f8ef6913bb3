package corpus.correct;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Sorting puts the negative zero before the other: 3 paths, of which one is all other numbers. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputZeroSorted {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        double[] all = {x, 0.0, -0.0};
        if (x == 0) {
            Arrays.sort(all);
            assert 1 / all[0] < 0 && 1 / all[2] > 0;
            assert 1 / all[1] < 0 == 1 / x < 0;
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashSet;
import java.util.List;

/** The two zeros are told apart wherever the JDK tells them apart: 3 paths, of which one is all other numbers. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputZeroSign {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        if (x == 0) {
            boolean negative = 1 / x < 0;
            assert Math.copySign(3.0, x) < 0 == negative;
            assert Double.toString(x).equals(negative ? "-0.0" : "0.0");
            assert Double.hashCode(x) != 0 == negative;
            assert Math.atan2(x, -1) < 0 == negative;
            assert new HashSet<>(List.of(x)).contains(-0.0) == negative;
            assert Double.valueOf(x).equals(-0.0) == negative;
            assert Double.compare(x, 0.0) < 0 == negative;
            assert 1 / Math.min(x, 0.0) < 0 == negative;
            assert 1 / Math.signum(x) < 0 == negative;
            assert String.format("%.0f", x).startsWith("-") == negative;
        }
    }
}

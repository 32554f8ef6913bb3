package corpus.correct;

import dev.heddle.Heddle;

/** Two boxes of one int are one object exactly in the range of which the JVM keeps boxes; the boxes decide, and the numbers agree: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputBoxRange {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        Integer one = x;
        Integer other = x;
        boolean same = one == other;
        assert same == (x >= -128 && x <= 127);
        assert one.equals(other);
    }
}

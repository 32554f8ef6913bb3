package corpus.correct;

import dev.heddle.Heddle;

/** Small boxed numbers are the same object, whether they come from an input or not: x = 5 and others, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputBoxedSame {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 100);
        Integer one = x;
        Integer other = 5;
        if (x == 5) {
            assert one == other;
            assert one.equals(other);
        } else {
            assert !one.equals(other);
        }
    }
}

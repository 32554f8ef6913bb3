package corpus.correct;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Equal arrays have equal hash codes: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputArrayHash {

    public static void main(String[] args) {
        long[] one = {Heddle.anyLong("x"), 3};
        long[] other = {1L << 40, Heddle.anyLong("y")};
        if (Arrays.equals(one, other)) {
            assert Arrays.hashCode(one) == Arrays.hashCode(other);
        }
    }
}

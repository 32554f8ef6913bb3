package corpus.correct;

import dev.heddle.Heddle;
import java.util.function.LongSupplier;

/** What is on the stack while a later operand is decided by a branch still depends on the input afterwards, whatever it is for; only the sign decides a text, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputOperandsUnderBranch {

    private static long apart(long x, boolean positive) {
        return positive ? x : -x;
    }

    public static void main(String[] args) {
        long x = Heddle.anyLong("x");
        LongSupplier supplied = kept(x, x > 0);
        long[] elements = {x, x > 0 ? 1 : 0};
        assert supplied.getAsLong() == apart(x, x > 0) && elements[0] == x && Math.max(x, x > 0 ? x - 1 : x) == x;
        assert (x + ":" + (x > 0)).equals(x + ":" + (elements[1] == 1));
        assert x != 123_456_789 || ("" + x + (x > 0)).equals("123456789true");
    }

    private static LongSupplier kept(long x, boolean positive) {
        return () -> positive ? x : -x;
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Adding and taking away again changes no long, shifting by 64 neither: one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputLong {

    public static void main(String[] args) {
        long x = Heddle.anyLong("x");
        long y = Heddle.anyLong("y");
        assert x + y - y == x;
        assert x << 64 == x;
        assert (x ^ y ^ y) == x;
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Bits set and cleared by masks: what is asserted holds for all numbers, one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputBits {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int low = x & 0xff;
        int high = x & ~0xff;
        assert (low | high) == x;
        assert (low & high) == 0;
        assert x >>> 28 <= 15 && x >>> 28 >= 0;
    }
}

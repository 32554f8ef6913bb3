package corpus.correct;

import dev.heddle.Heddle;

/** Division without signs: quotient and remainder make the dividend. */
//! verdict VERIFIED
//! search dpor
public class InputDividedUnsigned {

    public static void main(String[] args) {
        int which = Heddle.choose(4);
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        long l = Heddle.anyLong("l");
        long m = Heddle.anyLong("m");
        Heddle.assume(y != 0 && m != 0);
        switch (which) {
            case 0 -> { assert Integer.divideUnsigned(x, 7) * 7 + Integer.remainderUnsigned(x, 7) == x; }
            case 1 -> { assert Integer.divideUnsigned(x, y) * y + Integer.remainderUnsigned(x, y) == x; }
            case 2 -> { assert Long.divideUnsigned(l, 7) * 7 + Long.remainderUnsigned(l, 7) == l; }
            default -> { assert Long.divideUnsigned(l, m) * m + Long.remainderUnsigned(l, m) == l; }
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Quotient and remainder make the dividend, whatever the divisor is, also where the quotient overflows. */
//! verdict VERIFIED
//! search dpor
public class InputDivided {

    public static void main(String[] args) {
        int which = Heddle.choose(12);
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        long l = Heddle.anyLong("l");
        long m = Heddle.anyLong("m");
        Heddle.assume(y != 0 && m != 0);
        switch (which) {
            case 0 -> { assert x / 7 * 7 + x % 7 == x; }
            case 1 -> { assert l / 7 * 7 + l % 7 == l; }
            case 2 -> { assert x / -7 * -7 + x % -7 == x; }
            case 3 -> { assert x / 8 * 8 + x % 8 == x; }
            case 4 -> { assert x - x / 13 * 13 == x % 13; }
            case 5 -> { assert x / y * y + x % y == x; }
            case 6 -> { assert l / m * m + l % m == l; }
            case 7 -> { assert Math.floorDiv(x, 7) * 7 + Math.floorMod(x, 7) == x; }
            case 8 -> { assert Math.floorDiv(x, y) * y + Math.floorMod(x, y) == x; }
            case 9 -> { assert Math.floorDiv(l, m) * m + Math.floorMod(l, m) == l; }
            case 10 -> { assert (x - x % 10) % 10 == 0 && (x - x % 10) / 10 == x / 10; }
            default -> { assert y + x / 7 * 7 - x == y - x % 7; }
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** What looks like an identity of division and is none. */
//! verdict FOUND
//! search dpor
//! all
public class InputDividedWrongly {

    public static void main(String[] args) {
        int which = Heddle.choose(5);
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        Heddle.assume(y != 0);
        switch (which) {
            case 0 -> { assert x / 7 * 7 + x % 8 == x : "another divisor"; } //! finds assertion-failed
            case 1 -> { assert x * 7 / 7 == x : "overflow"; } //! finds assertion-failed
            case 2 -> { assert Math.floorDiv(x, 7) * 7 + x % 7 == x : "another remainder"; } //! finds assertion-failed
            case 3 -> { assert x / y != x || x == 0 || y == 1 : "the least number divided by -1"; } //! finds assertion-failed
            default -> { assert Integer.divideUnsigned(x, 7) == x / 7 : "signs"; } //! finds assertion-failed
        }
    }
}

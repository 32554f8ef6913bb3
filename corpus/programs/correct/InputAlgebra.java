package corpus.correct;

import dev.heddle.Heddle;

/** Identities of sums, products and bits hold in spite of overflow. */
//! verdict VERIFIED
//! search dpor
public class InputAlgebra {

    public static void main(String[] args) {
        int which = Heddle.choose(7);
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        switch (which) {
            case 0 -> { assert (x + y) * (x - y) == x * x - y * y; }
            case 1 -> { assert (x + 1) * (x + 1) == x * x + 2 * x + 1; }
            case 2 -> { assert (x ^ y) + 2 * (x & y) == x + y; }
            case 3 -> { assert (x | y) + (x & y) == x + y; }
            case 4 -> { assert ~x == -x - 1; }
            case 5 -> { assert (x >> 3 << 3) + (x & 7) == x; }
            default -> { assert 6 * x + 4 * y != 7; }
        }
    }
}

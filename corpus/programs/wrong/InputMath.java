package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Objects;

/** Inputs that methods of the JDK's numbers lead to are found, among far more values than could be tried. */
//! verdict FOUND
//! search dpor
//! all
public class InputMath {

    public static void main(String[] args) {
        int which = Heddle.choose(16);
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        long z = Heddle.anyLong("z");
        double d = Heddle.anyDouble("d");
        char c = Heddle.anyChar("c");
        boolean b = Heddle.anyBoolean("b");
        switch (which) {
            case 0 -> { assert Math.round(d) != 1234 : "rounded"; } //! finds assertion-failed
            case 1 -> { assert Math.round((float) d) != -77 : "rounded float"; } //! finds assertion-failed
            case 2 -> { assert Math.floorMod(x, 1000) != 999 || x >= 0 : "modulo"; } //! finds assertion-failed
            case 3 -> { assert Math.floorDiv(x, 1000) != -3 : "divided"; } //! finds assertion-failed
            case 4 -> { assert Math.abs(z) != 123456789L || z > 0 : "absolute"; } //! finds assertion-failed
            case 5 -> { assert Math.signum(d) != -1.0 || d != -0.25 : "sign"; } //! finds assertion-failed
            case 6 -> { assert Math.multiplyExact(x, 3) != 369 : "product"; } //! finds assertion-failed, uncaught-exception
            case 7 -> { assert Math.toIntExact(z) != 55 : "narrowed"; } //! finds assertion-failed, uncaught-exception
            case 8 -> { assert Integer.bitCount(x) != 31 || x > 0 : "bits"; } //! finds assertion-failed
            case 9 -> { assert Integer.compareUnsigned(x, y) >= 0 || x >= 0 || y != -5 : "unsigned"; } //! finds assertion-failed
            case 10 -> { assert Double.compare(d, 2.5) != 0 : "compared"; } //! finds assertion-failed
            case 11 -> { assert !Double.isNaN(d) : "no number"; } //! finds assertion-failed
            case 12 -> { assert Character.digit(c, 16) != 11 : "digit"; } //! finds assertion-failed
            case 13 -> { assert Boolean.hashCode(b) != 1237 : "hash"; } //! finds assertion-failed
            case 14 -> { assert !Objects.equals((Double) d, (Double) 4.75) : "equal"; } //! finds assertion-failed
            default -> { assert Objects.checkIndex(x, 10) != 9 : "index"; } //! finds assertion-failed, uncaught-exception
        }
    }
}

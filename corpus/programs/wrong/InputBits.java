package corpus.wrong;

import dev.heddle.Heddle;

/** Zeros in front and behind, and bits that go round. */
//! verdict FOUND
//! search dpor
public class InputBits {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        long y = Heddle.anyLong("y");
        assert Integer.numberOfLeadingZeros(x) != 9 || Integer.numberOfTrailingZeros(x) != 17 || Long.rotateLeft(y, 20) != Long.reverse(0x123456789L); //! finds assertion-failed
    }
}

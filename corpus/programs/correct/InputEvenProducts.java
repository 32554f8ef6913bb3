package corpus.correct;

import dev.heddle.Heddle;

/** Twenty products with an even factor, which no input leads to an odd number. */
//! verdict VERIFIED
//! search dpor
public class InputEvenProducts {

    public static void main(String[] args) {
        int y = Heddle.anyInt("y");
        for (int i = 0; i < 20; i++) {
            y = y * 6 + 2;
        }
        assert y != 12_345;
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Differences that go round in a circle hold all the same if a sum overflows. */
//! verdict FOUND
//! search dpor
public class InputOverflowingCircle {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        if (x + 5 <= y && y > 0) {
            assert y + 3 > x : "overflow"; //! finds assertion-failed
        }
    }
}

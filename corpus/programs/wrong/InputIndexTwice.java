package corpus.wrong;

import dev.heddle.Heddle;

/** Two inputs choose the elements that are written, and what is read later depends on whether it is the same one. */
//! verdict FOUND
//! search dpor
//! inputs i = 70, j = 70
public class InputIndexTwice {

    public static void main(String[] args) {
        int i = Heddle.anyInt("i", 40, 99);
        int j = Heddle.anyInt("j", 70, 99);
        long[] values = new long[100];
        values[i] = 3;
        values[j] *= 5;
        assert values[70] != 15; //! finds assertion-failed
    }
}

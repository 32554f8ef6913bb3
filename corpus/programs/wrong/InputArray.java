package corpus.wrong;

import dev.heddle.Heddle;

/** An array of inputs, of length 0, 1 or 2: its sum is 100 for none of length 0. */
//! verdict FOUND
//! search dpor
public class InputArray {

    public static void main(String[] args) {
        int[] values = Heddle.anyIntArray("values", 2);
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        if (values.length == 2 && values[0] == 58) {
            assert sum != 100; //! finds assertion-failed
        }
    }
}

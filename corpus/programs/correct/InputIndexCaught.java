package corpus.correct;

import dev.heddle.Heddle;

/** An index outside of an array is an exception that is caught: all elements, below and above, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputIndexCaught {

    public static void main(String[] args) {
        int[] values = new int[3];
        int i = Heddle.anyInt("i");
        try {
            values[i] = 7;
            assert i >= 0 && i < 3;
        } catch (ArrayIndexOutOfBoundsException outside) {
            assert i < 0 || i > 2;
            return;
        }
        assert values[0] + values[1] + values[2] == 7;
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Two elements are exchanged if they are out of order: lengths 0 and 1, and 2 in either order, 4 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputSorted {

    public static void main(String[] args) {
        int[] values = Heddle.anyIntArray("values", 2);
        for (int i = 0; i + 1 < values.length; i++) {
            if (values[i] > values[i + 1]) {
                int kept = values[i];
                values[i] = values[i + 1];
                values[i + 1] = kept;
            }
        }
        assert values.length < 2 || values[0] <= values[1];
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** An index that may lie outside: -1 is left out, all 4 elements are one path, and the rest fails: 3 paths. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputIndex {

    public static void main(String[] args) {
        int[] values = {3, 1, 4, 1};
        int i = Heddle.anyInt("i");
        if (i == -1) {
            return;
        }
        int value = values[i]; //! finds uncaught-exception
    }
}

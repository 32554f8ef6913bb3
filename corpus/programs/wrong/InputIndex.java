package corpus.wrong;

import dev.heddle.Heddle;

/** An index that may lie outside: -1 is left out, then there are 4 elements, and the rest fails, 6 paths. */
//! verdict FOUND
//! search dpor
//! executions 6
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

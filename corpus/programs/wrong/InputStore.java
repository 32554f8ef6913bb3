package corpus.wrong;

import dev.heddle.Heddle;

/** A store at an index that is an input, read at another: whether they meet is one path, whether it is where it fails another. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputStore {

    public static void main(String[] args) {
        int[] values = new int[3];
        int i = Heddle.anyInt("i", 0, 2);
        int j = Heddle.anyInt("j", 0, 2);
        values[i] = 5;
        if (values[j] == 5 && j == 1) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

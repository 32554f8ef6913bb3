package corpus.wrong;

import dev.heddle.Heddle;

/** The size of an array becomes negative if two inputs are the wrong way round; 0, 1 and 2 are sizes, 4 paths. */
//! verdict FOUND
//! search dpor
//! executions 4
public class InputNegativeSize {

    public static void main(String[] args) {
        int from = Heddle.anyInt("from", 0, 2);
        int to = Heddle.anyInt("to", 0, 2);
        int[] range = new int[to - from]; //! finds uncaught-exception
    }
}

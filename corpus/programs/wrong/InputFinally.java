package corpus.wrong;

import dev.heddle.Heddle;

/** A finally block runs on all paths and hides an exception on one: 3 paths. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputFinally {

    static int value(int x) {
        int result = 1;
        try {
            if (x == 10) {
                throw new IllegalStateException();
            }
            result = 2;
        } finally {
            if (x > 9) {
                result = 3;
                return result;
            }
        }
        return result;
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        if (value(x) == 3 && x < 11) {
            assert x != 10; //! finds assertion-failed
        }
    }
}

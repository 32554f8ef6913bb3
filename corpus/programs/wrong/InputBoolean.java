package corpus.wrong;

import dev.heddle.Heddle;

/** One of the eight combinations of three booleans fails; && asks for one after the other, 4 paths. */
//! verdict FOUND
//! search dpor
//! executions 4
public class InputBoolean {

    public static void main(String[] args) {
        boolean a = Heddle.anyBoolean("a");
        boolean b = Heddle.anyBoolean("b");
        boolean c = Heddle.anyBoolean("c");
        if (a && !b && c) {
            throw new IllegalStateException("a and c without b"); //! finds uncaught-exception
        }
    }
}

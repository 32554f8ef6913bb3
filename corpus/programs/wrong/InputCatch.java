package corpus.wrong;

import dev.heddle.Heddle;

/** An exception is caught only where it is of the right kind: 3 paths, of which one fails. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputCatch {

    static void use(int x) {
        if (x == 3) {
            throw new IllegalArgumentException("three");
        }
        if (x == 4) {
            throw new IllegalStateException("four"); //! finds uncaught-exception
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        try {
            use(x);
        } catch (IllegalArgumentException expected) {
            assert x == 3;
        }
    }
}

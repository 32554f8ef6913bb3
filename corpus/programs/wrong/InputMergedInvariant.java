package corpus.wrong;

import dev.heddle.Heddle;

/** An invariant returns a truth value that is computed of an input and a field. */
//! verdict FOUND
//! search dpor
public class InputMergedInvariant {

    private static volatile int x;

    public static void main(String[] args) {
        int limit = Heddle.anyInt("limit", 0, 100);
        Heddle.invariant("x stays below the limit", () -> x < limit || limit < 40);
        x = 41; //! finds invariant-violated
        x = 0;
    }
}

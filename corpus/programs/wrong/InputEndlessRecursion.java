package corpus.wrong;

import dev.heddle.Heddle;

/** A recursion ends for all inputs but one. */
//! verdict FOUND
//! search dpor
//! steps 1000000
//! inputs x = -7
public class InputEndlessRecursion {

    private final long step;

    InputEndlessRecursion(long step) {
        this.step = step;
    }

    private long towards(long n) {
        return n == -7 ? towards(n * step) + 1 : n; //! finds uncaught-exception
    }

    public static void main(String[] args) {
        new InputEndlessRecursion(1).towards(Heddle.anyLong("x"));
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Boxes of chars beyond 127 are different objects. */
//! verdict FOUND
//! search dpor
public class InputBoxCharacter {

    public static void main(String[] args) {
        char x = Heddle.anyChar("x");
        Object one = x;
        Object other = x;
        if (one != other) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

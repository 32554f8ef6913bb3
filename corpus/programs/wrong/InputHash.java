package corpus.wrong;

import dev.heddle.Heddle;

/** Something that nobody follows depends on an input: the value is taken, and the rest of the path solved for it. */
//! verdict FOUND
//! search dpor
public class InputHash {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        if (x == Integer.toString(y).hashCode()) {
            throw new IllegalStateException("the hash of the text of y"); //! finds uncaught-exception
        }
    }
}

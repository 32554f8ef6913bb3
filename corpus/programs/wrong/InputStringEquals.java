package corpus.wrong;

import dev.heddle.Heddle;

/** One string is refused: equal or not, 2 paths. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InputStringEquals {

    public static void main(String[] args) {
        String name = Heddle.anyString("name");
        if (name.equals("admin")) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

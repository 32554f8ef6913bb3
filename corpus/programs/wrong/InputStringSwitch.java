package corpus.wrong;

import dev.heddle.Heddle;

/** A switch on strings: three cases and the rest, 4 paths. */
//! verdict FOUND
//! search dpor
//! executions 4
public class InputStringSwitch {

    public static void main(String[] args) {
        String word = Heddle.anyString("word", 6);
        switch (word) {
            case "start":
            case "begin":
                return;
            case "stop":
                throw new IllegalStateException(); //! finds uncaught-exception
            default:
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** A string with a beginning, an end and something within. */
//! verdict FOUND
//! search dpor
public class InputStringParts {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 12);
        if (text.startsWith("ab") && text.endsWith("yz") && text.contains("-")) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

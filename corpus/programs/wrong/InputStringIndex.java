package corpus.wrong;

import dev.heddle.Heddle;

/** A character beyond the end of a string. */
//! verdict FOUND
//! search dpor
public class InputStringIndex {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 3);
        char first = text.charAt(0); //! finds uncaught-exception
    }
}

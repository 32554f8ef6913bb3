package corpus.wrong;

import dev.heddle.Heddle;

/** The part of a string after a separator. */
//! verdict FOUND
//! search dpor
public class InputStringSubstring {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 6);
        int at = text.indexOf('=');
        if (at > 0 && text.substring(at + 1).equals("on")) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

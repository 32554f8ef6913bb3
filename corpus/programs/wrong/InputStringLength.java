package corpus.wrong;

import dev.heddle.Heddle;

/** A string of three characters, the second of which is x. */
//! verdict FOUND
//! search dpor
public class InputStringLength {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 5);
        if (text.length() == 3 && text.charAt(1) == 'x') {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

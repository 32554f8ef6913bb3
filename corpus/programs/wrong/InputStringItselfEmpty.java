package corpus.wrong;

import dev.heddle.Heddle;

/** An empty string that was cut out is the literal. */
//! verdict FOUND
//! search dpor
public class InputStringItselfEmpty {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 4);
        assert text.substring(text.length()) == ""; //! finds assertion-failed
    }
}

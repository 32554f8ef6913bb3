package corpus.wrong;

import dev.heddle.Heddle;

/** The message of the exception of a number that is none, by what the exception says of itself. */
//! verdict FOUND
//! search dpor
public class InputMessageOfParsing {

    public static void main(String[] args) {
        String text = String.valueOf((char) Heddle.anyInt("c", '8', 'd'));
        try {
            Integer.parseInt(text);
        } catch (NumberFormatException e) {
            assert !("" + e).endsWith("\"b\""); //! finds assertion-failed
        }
    }
}

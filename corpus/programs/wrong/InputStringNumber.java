package corpus.wrong;

import dev.heddle.Heddle;

/** A number is parsed from a string, which is 42. */
//! verdict FOUND
//! search dpor
public class InputStringNumber {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 4);
        try {
            assert Integer.parseInt(text) != 42; //! finds assertion-failed
        } catch (NumberFormatException none) {
            return;
        }
    }
}

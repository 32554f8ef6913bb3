package corpus.wrong;

import dev.heddle.Heddle;

/** A string of a string of a number: each of them may be the one before. */
//! verdict FOUND
//! search dpor
public class InputStringItselfTwice {

    public static void main(String[] args) {
        String number = String.valueOf(Heddle.anyInt("x", 0, 1000));
        String cut = number.trim().replace("42", "");
        if (cut == number) {
            assert cut.length() <= 4;
        } else {
            assert cut == ""; //! finds assertion-failed
        }
    }
}

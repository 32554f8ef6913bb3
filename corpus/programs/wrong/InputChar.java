package corpus.wrong;

import dev.heddle.Heddle;

/** Letters are recognised by their range, which leaves out one: four comparisons, one path fails. */
//! verdict FOUND
//! search dpor
public class InputChar {

    public static void main(String[] args) {
        char letter = Heddle.anyChar("letter");
        boolean recognised = letter >= 'a' && letter < 'z' || letter >= 'A' && letter <= 'Z';
        if (letter == 'z') {
            assert recognised; //! finds assertion-failed
        }
    }
}

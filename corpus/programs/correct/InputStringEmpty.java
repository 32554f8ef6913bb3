package corpus.correct;

import dev.heddle.Heddle;

/** A string is empty exactly if it has no characters: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputStringEmpty {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 8);
        if (text.isEmpty()) {
            assert text.length() == 0;
        } else {
            assert text.length() > 0;
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Whether nothing was cut off is seen by the reference. */
//! verdict FOUND
//! search dpor
public class InputStringItself {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 4);
        assert text.substring(0, text.length() / 2) != text || text.isEmpty();
        assert text.replace('a', 'b') == text; //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** What is replaced by itself is another string. */
//! verdict FOUND
//! search dpor
public class InputStringReplaced {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 4);
        String same = text.replace("ab", "ab");
        assert same.equals(text);
        assert same == text; //! finds assertion-failed
    }
}

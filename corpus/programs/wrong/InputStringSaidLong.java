package corpus.wrong;

import dev.heddle.Heddle;

/** The program says how long the string may be, and that is longer than what is usual. */
//! verdict FOUND
//! search dpor
public class InputStringSaidLong {

    public static void main(String[] args) {
        String s = Heddle.anyString("s", 40);
        if (s.startsWith("a quick brown fox ")) {
            assert !s.endsWith("dog"); //! finds assertion-failed
        }
    }
}

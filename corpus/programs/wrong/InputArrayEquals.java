package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Arrays with inputs in them are compared as a whole. */
//! verdict FOUND
//! search dpor
//! inputs c = 'k', d = 'q'
public class InputArrayEquals {

    public static void main(String[] args) {
        char[] letters = {'a', Heddle.anyChar("c"), Heddle.anyChar("d")};
        assert !Arrays.equals(letters, "akq".toCharArray()); //! finds assertion-failed
    }
}

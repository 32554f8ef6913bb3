package corpus.wrong;

import dev.heddle.Heddle;

/** Characters that are inputs become a string, and that goes into a buffer. */
//! verdict FOUND
//! search dpor
//! inputs c = 'z'
public class InputBufferOfCharacters {

    public static void main(String[] args) {
        char[] characters = {'x', 'y', Heddle.anyChar("c")};
        StringBuffer buffer = new StringBuffer("ab").insert(1, new String(characters));
        assert buffer.lastIndexOf("z") != 3; //! finds assertion-failed
    }
}

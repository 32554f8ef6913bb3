package corpus.wrong;

import dev.heddle.Heddle;

/** A class initialiser asks for an input, and an initialiser of an instance uses it. */
//! verdict FOUND
//! search dpor
public class InputInitializer {

    private static final int LIMIT = Heddle.anyInt("limit");
    private final int twice = LIMIT * 2;

    public static void main(String[] args) {
        assert new InputInitializer().twice != 66; //! finds assertion-failed
    }
}

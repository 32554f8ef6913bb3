package corpus.wrong;

import dev.heddle.Heddle;

/** Shift counts are taken modulo 32: a shift by 32 changes nothing. */
//! verdict FOUND
//! search dpor
public class InputShift {

    public static void main(String[] args) {
        int count = Heddle.anyInt("count", 1, 40);
        assert 1 << count != 1; //! finds assertion-failed
    }
}

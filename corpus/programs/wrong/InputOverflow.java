package corpus.wrong;

import dev.heddle.Heddle;

/** The middle of two numbers is less than both if their sum does not fit: fails for large ones only. */
//! verdict FOUND
//! search dpor
public class InputOverflow {

    public static void main(String[] args) {
        int low = Heddle.anyInt("low", 0, Integer.MAX_VALUE);
        int high = Heddle.anyInt("high", 0, Integer.MAX_VALUE);
        Heddle.assume(low <= high);
        int middle = (low + high) / 2;
        assert low <= middle; //! finds assertion-failed
    }
}

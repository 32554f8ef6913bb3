package corpus.wrong;

import dev.heddle.Heddle;

/** Large boxed numbers are different objects, so that == is wrong for them. */
//! verdict FOUND
//! search dpor
public class InputBoxedDifferent {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 1000);
        Integer one = x;
        Integer other = x;
        if (one > 900) {
            assert one == other; //! finds assertion-failed
        }
    }
}

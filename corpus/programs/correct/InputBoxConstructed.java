package corpus.correct;

import dev.heddle.Heddle;

/** A box that was made by new is no other, and a reference is the same as its copy. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputBoxConstructed {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        Integer made = new Integer(x);
        Integer kept = made;
        Integer boxed = x;
        assert made == kept;
        assert made != boxed && made != new Integer(x);
        assert made.equals(boxed);
        if (made == 7) {
            assert x == 7;
        }
    }
}

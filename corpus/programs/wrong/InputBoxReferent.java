package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.ref.WeakReference;

/** A reference refers to the box that it was made with, and not to another of the same large number. */
//! verdict FOUND
//! search dpor
public class InputBoxReferent {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 126, 500);
        Integer one = x;
        Integer other = x;
        WeakReference<Integer> reference = new WeakReference<>(one);
        assert reference.get() == one;
        assert reference.refersTo(other); //! finds assertion-failed
    }
}

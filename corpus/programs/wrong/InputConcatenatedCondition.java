package corpus.wrong;

import dev.heddle.Heddle;

/** While the last part of a text is decided by a branch, the parts before it are on the stack already. */
//! verdict FOUND
//! search dpor
//! inputs x = 77777
public class InputConcatenatedCondition {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 300_000);
        String text = x + (x > 1 ? " apples" : " apple");
        assert !text.equals("77777 apples"); //! finds assertion-failed
    }
}

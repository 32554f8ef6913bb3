package corpus.wrong;

import dev.heddle.Heddle;

/** A counter of type byte becomes negative when it is increased: only at 127. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InputByte {

    public static void main(String[] args) {
        byte counter = Heddle.anyByte("counter");
        Heddle.assume(counter >= 0);
        counter++;
        assert counter >= 0; //! finds assertion-failed
    }
}

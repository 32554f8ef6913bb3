package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.IntUnaryOperator;

/** A method reference that takes a number out of the box that the method returns. */
//! verdict FOUND
//! search dpor
public class InputReferenceUnboxes {

    static Integer next(int x) {
        return x + 1;
    }

    public static void main(String[] args) {
        IntUnaryOperator operator = InputReferenceUnboxes::next;
        int x = Heddle.anyInt("x");
        assert operator.applyAsInt(x) != 700_001; //! finds assertion-failed
    }
}

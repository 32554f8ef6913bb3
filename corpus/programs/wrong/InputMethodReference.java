package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.IntUnaryOperator;

/** A method is called by reference, with an input for an argument. */
//! verdict FOUND
//! search dpor
public class InputMethodReference {

    static int doubled(int x) {
        return 2 * x;
    }

    public static void main(String[] args) {
        IntUnaryOperator operator = InputMethodReference::doubled;
        int x = Heddle.anyInt("x");
        assert operator.applyAsInt(x) != 246; //! finds assertion-failed
    }
}

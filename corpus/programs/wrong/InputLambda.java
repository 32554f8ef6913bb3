package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.IntUnaryOperator;

/** A lambda captures an input, and gets another one as argument. */
//! verdict FOUND
//! search dpor
public class InputLambda {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        IntUnaryOperator scaled = y -> x * 10 + y;
        assert scaled.applyAsInt(Heddle.anyInt("y", 0, 9)) != 427; //! finds assertion-failed
    }
}

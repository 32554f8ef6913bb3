package corpus.correct;

import dev.heddle.Heddle;

/** Division by zero is an exception that is caught: x = 0, x = 7 and all others, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputDivisionCaught {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int result;
        try {
            result = 70 / x + 70 % (x - 7);
        } catch (ArithmeticException zero) {
            result = -1;
            assert x == 0 || x == 7;
            return;
        }
        assert x != 0 && x != 7;
    }
}

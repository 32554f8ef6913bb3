package corpus.wrong;

import dev.heddle.Heddle;

/** Division by an input and by an expression of it, long and int: four ways to end, of which two divide by zero. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputDivision {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        long quotient = 100L / x; //! finds uncaught-exception
        int rest = 100 % (x - 7); //! finds uncaught-exception
    }
}

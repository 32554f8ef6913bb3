package corpus.wrong;

import dev.heddle.Heddle;

/** Inputs are passed as a variable number of arguments. */
//! verdict FOUND
//! search dpor
public class InputVarargs {

    static int sum(int... numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        assert sum(x, 2, x) != 44; //! finds assertion-failed
    }
}

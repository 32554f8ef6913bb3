package corpus.correct;

import dev.heddle.Heddle;

/** Methods that return one of several numbers early decide no way of who calls them until that asks: a letter or not, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputMergedReturns {

    private static int sign(int number) {
        if (number < 0) {
            return -1;
        }
        if (number == 0) {
            return 0;
        }
        return 1;
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public static void main(String[] args) {
        int number = Heddle.anyInt("number", -1000, 1000);
        assert sign(number) * number >= 0;
        assert !isLetter(number) || number < 128;
    }
}

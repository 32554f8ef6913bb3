package corpus.wrong;

import dev.heddle.Heddle;

/** Two methods call each other without end if the input is odd; what they do at last does not help. */
//! verdict FOUND
//! search dpor
//! steps 1000000
public class InputOddRecursion {

    private static int depth;

    private static boolean even(int n) {
        depth++;
        try {
            return n == 0 || odd(n - 2);
        } finally {
            depth--;
        }
    }

    private static boolean odd(int n) {
        return n == 0 || even(n);
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 3);
        try {
            even(x);
        } catch (StackOverflowError e) {
            assert x % 2 == 0; //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Two methods that call each other do not end for an odd number, which is found by how deep the stack is. */
//! verdict FOUND
//! search dpor
public class InputMutualRecursion {

    static boolean isEven(int n) {
        if (n == 0) {
            return true;
        }
        return isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        if (n == 0) {
            return false;
        }
        return isEven(n - 1);
    }

    public static void main(String[] args) {
        int n = Heddle.anyInt("n", 0, 9);
        if (isOdd(n) && n > 6) {
            throw new IllegalStateException("odd and large"); //! finds uncaught-exception
        }
    }
}

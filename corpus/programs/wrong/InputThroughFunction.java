package corpus.wrong;

import dev.heddle.Heddle;

/** The example of directed random testing: two conditions, the second by way of a function; from 0 and 0, three executions do. */
//! verdict FOUND
//! search dpor
//! most 3
//! inputs x = 10, y = 0
public class InputThroughFunction {

    static int f(int x) {
        return 2 * x;
    }

    static void h(int x, int y) {
        if (x != y) {
            if (f(x) == x + 10) {
                throw new IllegalStateException("abort"); //! finds uncaught-exception
            }
        }
    }

    public static void main(String[] args) {
        h(Heddle.anyInt("x"), Heddle.anyInt("y"));
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** A method is called by reflection: the input becomes plain, 3 values. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputReflection {

    public static boolean isTwo(int x) {
        return x == 2;
    }

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x", 0, 2);
        boolean answer = (Boolean) InputReflection.class.getMethod("isTwo", int.class).invoke(null, x);
        assert answer == (x == 2);
    }
}

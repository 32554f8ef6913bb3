package corpus.correct;

import dev.heddle.Heddle;

/** A choice and an input: 3 values, and for each of them 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 6
public class InputAndChoice {

    public static void main(String[] args) {
        int choice = Heddle.choose(3);
        int x = Heddle.anyInt("x");
        if (x > choice) {
            assert x > 0;
        } else {
            assert x <= 2;
        }
    }
}

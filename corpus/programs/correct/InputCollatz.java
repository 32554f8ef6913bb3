package corpus.correct;

import dev.heddle.Heddle;

/** A loop whose end depends on an input in a complicated way: for 1 to 8, each number has a path of its own. */
//! verdict VERIFIED
//! search dpor
//! executions 8
public class InputCollatz {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 1, 8);
        int steps = 0;
        while (x != 1) {
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
            steps++;
        }
        assert steps <= 16;
    }
}

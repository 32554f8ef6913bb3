package corpus.correct;

import dev.heddle.Heddle;

/** Two choices of three and two values: six executions. */
//! verdict VERIFIED
//! executions 6
public class ChooseAll {

    public static void main(String[] args) {
        int a = Heddle.choose(3);
        int b = Heddle.choose(2);
        assert a * 2 + b < 6;
    }
}

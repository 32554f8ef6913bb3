package corpus.correct;

import dev.heddle.Heddle;

/** Three booleans by way of operators that do not branch: of their 8 values only the last question matters, and it only chooses a number: 1 path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputBoolean {

    public static void main(String[] args) {
        boolean a = Heddle.anyBoolean("a");
        boolean b = Heddle.anyBoolean("b");
        boolean c = Heddle.anyBoolean("c");
        boolean odd = a ^ b ^ c;
        int sum = 0;
        if (odd) {
            sum++;
        }
        assert sum <= 1;
    }
}

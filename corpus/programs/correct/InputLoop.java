package corpus.correct;

import dev.heddle.Heddle;

/** A loop as long as an input says, from 0 to 5: 6 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 6
public class InputLoop {

    public static void main(String[] args) {
        int count = Heddle.anyInt("count", 0, 5);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += 2;
        }
        assert sum == 2 * count;
    }
}

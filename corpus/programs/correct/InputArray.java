package corpus.correct;

import dev.heddle.Heddle;

/** Arrays of up to three booleans, of which those that hold are counted: 1 + 2 + 4 + 8 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 15
public class InputArray {

    public static void main(String[] args) {
        boolean[] flags = Heddle.anyBooleanArray("flags", 3);
        int count = 0;
        for (boolean flag : flags) {
            if (flag) {
                count++;
            }
        }
        assert count <= flags.length;
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Arrays of up to three booleans, of which those that hold are counted: a path for each of 4 lengths. */
//! verdict VERIFIED
//! search dpor
//! executions 4
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

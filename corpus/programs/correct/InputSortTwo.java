package corpus.correct;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Two elements that the JDK sorts are pinned in the order in which they lie in the array. */
//! verdict VERIFIED
//! search dpor
//! executions 16
public class InputSortTwo {

    public static void main(String[] args) {
        long[] all = {7, Heddle.anyInt("x", 0, 3), 2, Heddle.anyInt("y", 0, 3)};
        Arrays.parallelSort(all);
        assert all[0] <= all[1] && all[1] <= all[2] && all[2] <= all[3] && all[3] == 7;
    }
}

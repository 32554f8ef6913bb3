package corpus.correct;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** The JDK sorts by a comparator of ours: what is compared becomes plain, 2 x 2 values. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputComparator {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 1);
        int y = Heddle.anyInt("y", 0, 1);
        List<Integer> list = new ArrayList<>(List.of(x, y));
        list.sort((one, other) -> one - other);
        assert list.get(0) <= list.get(1);
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashSet;
import java.util.Set;

/** A set of three inputs is smaller if two are the same: all are, or one of the three is another, 4 paths. */
//! verdict FOUND
//! search dpor
//! executions 4
public class InputSet {

    public static void main(String[] args) {
        Set<Integer> set = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            set.add(Heddle.anyInt("element " + i, 0, 1));
        }
        assert set.size() == 2; //! finds assertion-failed
    }
}

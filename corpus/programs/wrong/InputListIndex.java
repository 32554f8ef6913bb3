package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** A list of the JDK throws for an index that is an input; what comes after depends on it. */
//! verdict FOUND
//! search dpor
//! executions 6
public class InputListIndex {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", -2, 3);
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        try {
            list.get(x);
        } catch (IndexOutOfBoundsException outside) {
            assert x != 3; //! finds assertion-failed
        }
    }
}

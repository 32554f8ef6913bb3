package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Elements are added to a set by another class, and compared there. */
//! verdict FOUND
//! search dpor
public class InputKeysAdded {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 40);
        Set<Integer> all = new HashSet<>();
        Collections.addAll(all, 21, x);
        assert all.size() == 2; //! finds assertion-failed
    }
}

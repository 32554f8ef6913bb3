package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which element of a table comes first depends on its number. */
//! verdict FOUND
//! search dpor
public class InputKeysGoneThrough {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 40);
        Set<Integer> all = new HashSet<>();
        all.add(21);
        all.add(x);
        List<Integer> listed = new ArrayList<>(all);
        assert listed.get(0) != 21 || all.size() == 1; //! finds assertion-failed
    }
}

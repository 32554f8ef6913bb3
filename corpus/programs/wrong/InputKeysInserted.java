package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The order of a table, taken over into the middle of a list. */
//! verdict FOUND
//! search dpor
public class InputKeysInserted {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 40);
        Set<Integer> all = new HashSet<>();
        all.add(21);
        all.add(x);
        List<Integer> listed = new ArrayList<>(List.of(1));
        listed.addAll(1, all);
        assert listed.get(1) != 21 || all.size() == 1; //! finds assertion-failed
    }
}

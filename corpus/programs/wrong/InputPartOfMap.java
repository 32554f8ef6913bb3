package corpus.wrong;

import dev.heddle.Heddle;
import java.util.SortedMap;
import java.util.TreeMap;

/** A part of a sorted map that was made before there was a key that depends on an input. */
//! verdict FOUND
//! search dpor
public class InputPartOfMap {

    public static void main(String[] args) {
        TreeMap<Integer, String> names = new TreeMap<>();
        SortedMap<Integer, String> large = names.tailMap(37);
        names.put(Heddle.anyInt("x", 0, 40), "new");
        assert large.size() == 0; //! finds assertion-failed
    }
}

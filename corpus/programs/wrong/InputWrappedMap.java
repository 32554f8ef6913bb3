package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** A map that is looked into by a wrapper that was made before. */
//! verdict FOUND
//! search dpor
public class InputWrappedMap {

    public static void main(String[] args) {
        Map<Integer, String> names = new TreeMap<>();
        Map<Integer, String> seen = Collections.unmodifiableMap(names);
        names.put(Heddle.anyInt("x", 0, 40), "new");
        assert !seen.containsKey(37); //! finds assertion-failed
    }
}

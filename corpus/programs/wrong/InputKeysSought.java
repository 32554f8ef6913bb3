package corpus.wrong;

import dev.heddle.Heddle;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The keys of a linked map as a set, which is looked through. */
//! verdict FOUND
//! search dpor
public class InputKeysSought {

    public static void main(String[] args) {
        Map<Integer, String> names = new LinkedHashMap<>();
        Set<Integer> keys = names.keySet();
        names.put(Heddle.anyInt("x", 0, 40), "new");
        assert !keys.contains(37); //! finds assertion-failed
    }
}

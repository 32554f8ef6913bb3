package corpus.wrong;

import dev.heddle.Heddle;
import java.util.IdentityHashMap;
import java.util.Map;

/** An identity map does not find a large number that was boxed again. */
//! verdict FOUND
//! search dpor
public class InputBoxIdentityLarge {

    public static void main(String[] args) {
        long x = Heddle.anyLong("x");
        Map<Long, String> map = new IdentityHashMap<>();
        map.put(x, "x");
        assert map.get(x) != null; //! finds assertion-failed
    }
}

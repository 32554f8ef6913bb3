package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.Map;

/** A number that is a key in a map becomes plain there: each of the four values is tried, 4 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputMapKey {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 3);
        Map<Integer, String> map = new HashMap<>();
        map.put(2, "two");
        assert map.containsKey(x) == (x == 2);
    }
}

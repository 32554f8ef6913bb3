package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.Map;

/** A number that is looked for in a map is there or not: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputMapKey {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 3);
        Map<Integer, String> map = new HashMap<>();
        map.put(2, "two");
        assert map.containsKey(x) == (x == 2);
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.Map;

/** Which of the keys that are there an input equals is what matters, and not which number it is. */
//! verdict VERIFIED
//! search dpor
//! executions 5
public class InputKeysOfTable {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        Map<Integer, String> names = new HashMap<>();
        names.put(7, "seven");
        names.put(x, "x");
        names.put(y, "y");
        assert names.get(7).equals(y == 7 ? "y" : x == 7 ? "x" : "seven");
        assert names.size() == (x == 7 ? y == 7 ? 1 : 2 : y == 7 || y == x ? 2 : 3);
    }
}

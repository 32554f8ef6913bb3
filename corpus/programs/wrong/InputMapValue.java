package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.Map;

/** A number that is a value in a map is still an input when it is taken out. */
//! verdict FOUND
//! search dpor
public class InputMapValue {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        Map<String, Integer> map = new HashMap<>();
        map.put("key", x * 3);
        if (map.get("key") == 21) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }
}

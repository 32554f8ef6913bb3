package corpus.wrong;

import dev.heddle.Heddle;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;

/** A map of the program, of which the JDK removes an entry if it has the right value. */
//! verdict FOUND
//! search dpor
public class InputComparedInMap {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 40);
        Map<String, Integer> map = new AbstractMap<>() {
            @Override
            public Integer get(Object key) {
                return x;
            }

            @Override
            public Integer remove(Object key) {
                return x;
            }

            @Override
            public Set<Entry<String, Integer>> entrySet() {
                return Set.of();
            }
        };
        assert !map.remove("key", 37); //! finds assertion-failed
    }
}

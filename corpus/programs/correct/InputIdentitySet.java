package corpus.correct;

import dev.heddle.Heddle;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Boxes of small numbers are found in sets and maps that tell objects apart, though they came there with a whole collection. */
//! verdict VERIFIED
//! search dpor
public class InputIdentitySet {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 9);
        Set<Integer> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(List.of(x, 20));
        Collections.addAll(set, x, 30);
        assert set.contains(x) && set.size() == 3;
        Map<Integer, Integer> map = new IdentityHashMap<>(Map.of(x, 1));
        map.putAll(Map.of(x, 2));
        assert map.get(x) == 2 && map.size() == 1;
    }
}

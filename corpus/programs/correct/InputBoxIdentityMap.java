package corpus.correct;

import dev.heddle.Heddle;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Collections that compare references find a small box by another of the same number, whatever they are called. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputBoxIdentityMap {

    public static void main(String[] args) {
        long x = Heddle.anyInt("x", -1, 1);
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>();
        Long key = x;
        map.put(key, key);
        Long same = x;
        assert map.containsKey(same) && map.containsValue(same);
        Map<Long, String> called = new IdentityHashMap<>();
        called.put(x, "x");
        assert called.get(x) != null && called.remove(x) != null;
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        assert set.add(x) && !set.add(x) && set.contains(x);
        assert System.identityHashCode(key) == System.identityHashCode(same);
    }
}

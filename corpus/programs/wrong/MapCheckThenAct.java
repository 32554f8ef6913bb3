package corpus.wrong;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Check-then-act on a ConcurrentHashMap: each call is atomic, the two together are not. */
//! verdict FOUND
public class MapCheckThenAct {

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Thread first = new Thread(() -> count(map));
        Thread second = new Thread(() -> count(map));
        first.start();
        second.start();
        first.join();
        second.join();
        assert map.get("k") == 2 : "counted " + map.get("k"); //! finds assertion-failed
    }

    private static void count(Map<String, Integer> map) {
        Integer old = map.get("k");
        map.put("k", old == null ? 1 : old + 1);
    }
}

package corpus.correct;

import java.util.HashMap;
import java.util.Map;

/** Two threads put into one HashMap under its lock: two orders. */
//! verdict VERIFIED
//! executions 2
public class GuardedHashMap {

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>();
        Thread first = new Thread(() -> put(map, "a"));
        Thread second = new Thread(() -> put(map, "b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert map.size() == 2 && map.containsKey("a") && map.containsKey("b");
    }

    private static void put(Map<String, Integer> map, String key) {
        synchronized (map) {
            map.put(key, map.size());
        }
    }
}

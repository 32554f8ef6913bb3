package corpus.correct;

import java.util.concurrent.ConcurrentSkipListMap;

/** Two threads put into a sorted map, which has both keys in order in the end. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class SkipListMap {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        Thread first = new Thread(() -> map.put(2, "two"));
        Thread second = new Thread(() -> map.put(1, "one"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert map.firstKey() == 1 && map.lastKey() == 2;
        assert map.headMap(2).size() == 1;
    }
}

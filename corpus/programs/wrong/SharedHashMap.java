package corpus.wrong;

import java.util.HashMap;
import java.util.Map;

/** Two threads put into one HashMap. */
//! verdict FOUND
//! search random
//! budget 2000
//! finds data-race
public class SharedHashMap {

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>();
        Thread first = new Thread(() -> map.put("a", 1));
        Thread second = new Thread(() -> map.put("b", 2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert map.size() == 2 : map; //! finds assertion-failed
    }
}

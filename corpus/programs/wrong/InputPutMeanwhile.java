package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What another thread puts into a map, while it is asked for a value. */
//! verdict FOUND
//! search dpor
public class InputPutMeanwhile {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", 0, 200);
        Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 500));
        Thread other = new Thread(() -> map.put("a", x));
        other.start();
        boolean there = map.containsValue(123);
        other.join();
        assert !there; //! finds assertion-failed
    }
}

package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** Two threads count the same word with merge. */
//! verdict VERIFIED
public class MapMerge {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        counts.put("word", 1);
        Thread first = new Thread(() -> counts.merge("word", 1, Integer::sum));
        Thread second = new Thread(() -> counts.merge("word", 1, Integer::sum));
        first.start();
        second.start();
        first.join();
        second.join();
        assert counts.get("word") == 3;
    }
}

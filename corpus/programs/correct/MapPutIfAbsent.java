package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** Of two threads that put if nothing is there, one succeeds and the other is told by whom. */
//! verdict BUDGET_SPENT
//! search random
//! budget 1000
public class MapPutIfAbsent {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        String[] told = new String[1];
        Thread other = new Thread(() -> told[0] = map.putIfAbsent("key", "other"));
        other.start();
        String mine = map.putIfAbsent("key", "main");
        other.join();
        assert map.get("key").equals("main") ? mine == null && told[0].equals("main") : told[0] == null && mine.equals("other");
    }
}

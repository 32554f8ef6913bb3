package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What is in a cache for longer than it should be is loaded again. */
//! verdict VERIFIED
//! search dpor
//! patient
public class CacheExpires {

    private static final ConcurrentHashMap<String, Long> WRITTEN = new ConcurrentHashMap<>();
    private static final AtomicInteger LOADS = new AtomicInteger();

    private static synchronized void get(String key) {
        Long written = WRITTEN.get(key);
        if (written == null || System.nanoTime() - written > 50_000_000) {
            LOADS.incrementAndGet();
            WRITTEN.put(key, System.nanoTime());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> get("k"));
        reader.start();
        get("k");
        reader.join();
        assert LOADS.get() == 1;
        Thread.sleep(100);
        get("k");
        assert LOADS.get() == 2;
    }
}

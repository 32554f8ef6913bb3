package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is computed once although two threads ask for it, and both get the same. */
//! verdict BUDGET_SPENT
//! search random
//! budget 1000
public class MapComputeIfAbsent {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Object> cache = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        Object[] got = new Object[1];
        Thread other = new Thread(() -> got[0] = cache.computeIfAbsent("key", key -> {
            computed.incrementAndGet();
            return new Object();
        }));
        other.start();
        Object mine = cache.computeIfAbsent("key", key -> {
            computed.incrementAndGet();
            return new Object();
        });
        other.join();
        assert computed.get() == 1 && got[0] == mine;
    }
}

package acme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Static state that ordinary tests, in parallel, and explored ones use. */
final class Shared {

    private static final Map<Thread, Integer> USES = new ConcurrentHashMap<>();
    private static int counted;

    private Shared() {
    }

    static synchronized void count() {
        counted++;
    }

    static synchronized int counted() {
        return counted;
    }

    /** Breaks if somebody else puts the state back meanwhile. */
    static void use() throws InterruptedException {
        int before = USES.merge(Thread.currentThread(), 1, Integer::sum);
        Thread.sleep(1);
        int after = USES.merge(Thread.currentThread(), 1, Integer::sum);
        if (after != before + 1) {
            throw new AssertionError(before + " was followed by " + after);
        }
    }
}

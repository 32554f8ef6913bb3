package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** A value that takes more than one step to compute is computed once; who asks for it meanwhile waits. */
//! verdict VERIFIED
//! search dpor
//! trusted
//! executions 2
public class TrustedMapComputesOnce {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static volatile int computed;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            MAP.computeIfAbsent("a", key -> ++computed);
        });
        Thread other = new Thread(() -> {
            MAP.computeIfAbsent("a", key -> ++computed);
        });
        one.start();
        other.start();
        one.join();
        other.join();
        if (computed != 1 || MAP.get("a") != 1) {
            throw new AssertionError(MAP);
        }
    }
}

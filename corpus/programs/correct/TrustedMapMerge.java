package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** Numbers that are merged are added up, one after the other. */
//! verdict VERIFIED
//! search dpor
//! trusted
//! executions 2
public class TrustedMapMerge {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            MAP.merge("a", 1, Integer::sum);
        });
        Thread other = new Thread(() -> {
            MAP.merge("a", 2, Integer::sum);
        });
        one.start();
        other.start();
        one.join();
        other.join();
        if (MAP.get("a") != 3) {
            throw new AssertionError(MAP);
        }
    }
}

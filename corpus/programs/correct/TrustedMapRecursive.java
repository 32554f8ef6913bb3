package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** Who computes a value must not change the same entry. */
//! verdict VERIFIED
//! search dpor
//! trusted
public class TrustedMapRecursive {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                MAP.computeIfAbsent("a", key -> MAP.computeIfAbsent("a", same -> 1));
                throw new AssertionError();
            } catch (IllegalStateException expected) {
                if (!"Recursive update".equals(expected.getMessage())) {
                    throw new AssertionError(expected);
                }
            }
        });
        Thread other = new Thread(() -> {
            MAP.get("a");
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

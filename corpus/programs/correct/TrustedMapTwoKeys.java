package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** Who puts one key need not know of who puts another: there is one order. */
//! verdict VERIFIED
//! search dpor
//! trusted
//! executions 1
public class TrustedMapTwoKeys {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            MAP.put("a", 1);
        });
        Thread other = new Thread(() -> {
            MAP.put("b", 2);
        });
        one.start();
        other.start();
        one.join();
        other.join();
        if (MAP.size() != 2 || !MAP.toString().equals("{a=1, b=2}")) {
            throw new AssertionError(MAP);
        }
    }
}

package corpus.correct;

import java.util.concurrent.ConcurrentHashMap;

/** A thread spins until there is an entry, and sees what was done before it was put. */
//! verdict VERIFIED
//! search dpor
//! trusted
public class TrustedMapSpin {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            MAP.put("ready", 1);
        });
        Thread other = new Thread(() -> {
            while (!MAP.containsKey("ready")) {
            }
            if (data != 1) {
                throw new AssertionError();
            }
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

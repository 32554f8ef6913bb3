package corpus.wrong;

import java.util.concurrent.ConcurrentHashMap;

/** The two keys in whose entries the threads meet are different ones, but in one bin. */
//! verdict FOUND
//! search dpor
//! trusted
public class TrustedMapOneBin {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            MAP.compute("Aa", (key, value) -> {
                synchronized (LOCK) { //! finds deadlock
                    return 1;
                }
            });
        });
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                MAP.put("BB", 1); //! finds deadlock
            }
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

package corpus.wrong;

import java.util.concurrent.ConcurrentHashMap;

/** Who sees an entry knows nothing of what was done before another one was put. */
//! verdict FOUND
//! search dpor
//! trusted
public class TrustedMapOtherKey {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; //! finds data-race
            MAP.put("a", 1);
        });
        Thread other = new Thread(() -> {
            if (MAP.putIfAbsent("b", 1) == null && data == 1) { //! finds data-race
                MAP.remove("b");
            }
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

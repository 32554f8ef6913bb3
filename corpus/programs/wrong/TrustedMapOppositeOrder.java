package corpus.wrong;

import java.util.concurrent.ConcurrentHashMap;

/** Two threads compute the value of one key while they are in that of the other, in opposite order. */
//! verdict FOUND
//! search dpor
//! trusted
public class TrustedMapOppositeOrder {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            MAP.compute("a", (key, value) -> MAP.merge("b", 1, Integer::sum)); //! finds deadlock
        });
        Thread other = new Thread(() -> {
            MAP.compute("b", (key, value) -> MAP.merge("a", 1, Integer::sum)); //! finds deadlock
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

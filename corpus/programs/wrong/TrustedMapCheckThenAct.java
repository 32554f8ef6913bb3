package corpus.wrong;

import java.util.concurrent.ConcurrentHashMap;

/** Both threads find no entry, and put one. */
//! verdict FOUND
//! search dpor
//! trusted
public class TrustedMapCheckThenAct {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    private static void count() {
        Integer before = MAP.get("a");
        MAP.put("a", before == null ? 1 : before + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            count();
        });
        Thread other = new Thread(() -> {
            count();
        });
        one.start();
        other.start();
        one.join();
        other.join();
        if (MAP.get("a") != 2) {
            throw new AssertionError(MAP); //! finds assertion-failed
        }
    }
}

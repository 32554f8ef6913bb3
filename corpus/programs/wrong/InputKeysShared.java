package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.Map;

/** Two threads put keys into one table; whether one of them is lost depends on where the keys lie. */
//! verdict FOUND
//! search dpor
//! races off
public class InputKeysShared {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", 1, 3);
        Map<Integer, String> names = new HashMap<>();
        names.put(100, "first");
        Thread other = new Thread(() -> names.put(x, "x"));
        other.start();
        names.put(19, "main");
        other.join();
        assert names.get(19) != null && names.get(x) != null; //! finds assertion-failed
    }
}

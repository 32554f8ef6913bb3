package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** A view of a table that was made before there were keys that depend on inputs. */
//! verdict FOUND
//! search dpor
public class InputKeysOfView {

    public static void main(String[] args) {
        Map<Integer, String> names = new HashMap<>();
        Collection<String> values = names.values();
        int x = Heddle.anyInt("x", 0, 40);
        names.put(21, "there");
        names.put(x, "new");
        Iterator<String> through = values.iterator();
        assert through.next().equals("new"); //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashMap;

/** Methods of every object, overridden by a class that extends one of the JDK's. */
//! verdict FOUND
//! search dpor
public class InputOverriddenObject {

    static class Key extends HashMap<String, String> {

        private final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).id == id;
        }

        @Override
        public int hashCode() {
            return id * 31;
        }

        @Override
        public String toString() {
            return "key " + id;
        }
    }

    public static void main(String[] args) {
        Object key = new Key(Heddle.anyInt("id", 0, 100_000));
        if (!key.equals(new Key(4))) {
            assert key.hashCode() != 31 * 4321 || !key.toString().equals("key 4321"); //! finds assertion-failed
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** What a list of the program says of its elements is its own affair, but the JDK hashes what is there. */
//! verdict FOUND
//! search dpor
public class InputOverriddenArray {

    private static final class Names extends ArrayList<Integer> {
        @Override
        public Object[] toArray() {
            return super.toArray();
        }
    }

    public static void main(String[] args) {
        List<Integer> names = new Names();
        names.add(Heddle.anyInt("x", 0, 40));
        assert names.hashCode() != List.of(37).hashCode(); //! finds assertion-failed
    }
}

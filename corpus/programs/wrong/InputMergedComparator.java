package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** A comparator of the program returns one of three numbers to the JDK, which sorts by them. */
//! verdict FOUND
//! search dpor
public class InputMergedComparator {

    private record Item(int key, String name) {
    }

    public static void main(String[] args) {
        int key = Heddle.anyInt("key", 0, 100);
        List<Item> items = new ArrayList<>(List.of(new Item(50, "middle"), new Item(key, "any")));
        items.sort((one, other) -> one.key() < other.key() ? -1 : one.key() == other.key() ? 0 : 1);
        assert !items.get(0).name().equals("any") || key > 20; //! finds assertion-failed
    }
}

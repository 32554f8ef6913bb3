package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;

/** A method of the program's own interface, which the JDK implements without knowing of it. */
//! verdict FOUND
//! search dpor
public class InputInheritedThroughInterface {

    private interface Searchable {
        int indexOf(Object sought);
    }

    private static final class Numbers extends ArrayList<Integer> implements Searchable {
    }

    public static void main(String[] args) {
        Numbers numbers = new Numbers();
        numbers.add(37);
        Searchable searchable = numbers;
        assert searchable.indexOf(Heddle.anyInt("x", 0, 40)) != 0; //! finds assertion-failed
    }
}

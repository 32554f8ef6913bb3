package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;

/** A class of ours inherits from a collection of the JDK, which compares an input with what it contains. */
//! verdict FOUND
//! search dpor
public class InputInheritedMethod {

    static final class Numbers extends ArrayList<Integer> {
        private static final long serialVersionUID = 1;
    }

    public static void main(String[] args) {
        Numbers numbers = new Numbers();
        numbers.add(7);
        Integer x = Heddle.anyInt("x", 0, 9);
        assert !numbers.contains(x); //! finds assertion-failed
    }
}

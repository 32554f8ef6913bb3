package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Set;

/** A set that does not admit the same number twice, of an input and 4. */
//! verdict FOUND
//! search dpor
//! executions 10
public class InputSetOf {

    public static void main(String[] args) {
        Integer x = Heddle.anyInt("x", 0, 9);
        Set.of(x, 4); //! finds uncaught-exception
    }
}

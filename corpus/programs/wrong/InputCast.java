package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;

/** What an object is depends on an input, and it is cast: 3 paths, one with an exception. */
//! verdict FOUND
//! search dpor
//! executions 3
//! inputs object = "two"
public class InputCast {

    public static void main(String[] args) {
        Object object = Heddle.anyOf("object", List.of(1, "two", 3L));
        if (object instanceof Integer) {
            return;
        }
        Number number = (Number) object; //! finds uncaught-exception
    }
}

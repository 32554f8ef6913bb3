package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** A list is changed while it is iterated, by the same thread. */
//! verdict FOUND
//! executions 1
public class IteratorModified {

    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a", "b", "c"));
        for (String element : list) { //! finds uncaught-exception
            if (element.equals("a")) {
                list.remove(element);
            }
        }
    }
}

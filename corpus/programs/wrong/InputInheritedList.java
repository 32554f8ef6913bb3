package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** A list of the program that inherits everything: an input is added as to any list, and looked for as in one's own. */
//! verdict FOUND
//! search dpor
public class InputInheritedList {

    private static final class Names extends ArrayList<Integer> {
    }

    public static void main(String[] args) {
        Names names = new Names();
        List<Integer> list = names;
        list.add(Heddle.anyInt("x", 0, 40));
        assert names.indexOf(37) != 0; //! finds assertion-failed
    }
}

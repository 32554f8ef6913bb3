package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** Elements of a list are compared by ==, which is right for small numbers only. */
//! verdict FOUND
//! search dpor
public class InputBoxList {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        List<Integer> list = new ArrayList<>();
        list.add(x);
        list.add(x);
        assert list.get(0) == list.get(1); //! finds assertion-failed
    }
}

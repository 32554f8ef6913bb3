package corpus.wrong;

import dev.heddle.Heddle;
import java.util.AbstractList;
import java.util.List;

/** What a list of the program's has for an element, asked for as of any list. */
//! verdict FOUND
//! search dpor
public class InputOverriddenElement {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        List<Integer> list = new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return x * 2 + index;
            }

            @Override
            public int size() {
                return 3;
            }
        };
        assert list.get(1) != 24691; //! finds assertion-failed
    }
}

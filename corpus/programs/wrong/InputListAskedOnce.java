package corpus.wrong;

import dev.heddle.Heddle;
import java.util.AbstractList;
import java.util.Collections;
import java.util.List;

/** A list that counts how often it was asked is passed to the JDK, with an input in it. */
//! verdict FOUND
//! search dpor
public class InputListAskedOnce {

    private static int asked;

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 5);
        List<Integer> list = new AbstractList<>() {
            @Override
            public Integer get(int index) {
                asked++;
                return index == 0 ? x : 2;
            }

            @Override
            public int size() {
                return 2;
            }
        };
        int most = Collections.max(list);
        assert asked == 2;
        assert most != 4; //! finds assertion-failed
    }
}

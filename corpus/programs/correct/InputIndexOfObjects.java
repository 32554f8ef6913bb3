package corpus.correct;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where many places hold the same object, they are one case. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputIndexOfObjects {

    public static void main(String[] args) {
        int index = Heddle.anyInt("index", 0, 999);
        String[] names = new String[1000];
        names[3] = "warp";
        List<String> list = new ArrayList<>(Collections.nCopies(1000, "a"));
        list.set(600, "weft");
        if (names[index] != null) {
            Heddle.assume(index == 3);
        }
        Heddle.assume(list.get(index).equals("a") || index == 600);
    }
}

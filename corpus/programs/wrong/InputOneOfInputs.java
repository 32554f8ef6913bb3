package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;

/** An input is one of two others, which differ from execution to execution: then it is shown by its place. */
//! verdict FOUND
//! search dpor
//! inputs a = 0, b = 9, chosen = element 1 (Integer)
public class InputOneOfInputs {

    public static void main(String[] args) {
        int a = Heddle.anyInt("a");
        int b = Heddle.anyInt("b");
        int chosen = Heddle.anyOf("chosen", List.of(a, b));
        if (a == 0) {
            assert chosen != 9; //! finds assertion-failed
        }
    }
}

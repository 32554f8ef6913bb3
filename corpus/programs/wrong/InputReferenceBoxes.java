package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.Function;

/** A method reference that puts the number that the method returns into a box. */
//! verdict FOUND
//! search dpor
public class InputReferenceBoxes {

    static int twice(Integer x) {
        return x * 2;
    }

    public static void main(String[] args) {
        Function<Integer, Object> function = InputReferenceBoxes::twice;
        int x = Heddle.anyInt("x");
        assert (Integer) function.apply(x) != 700_002; //! finds assertion-failed
    }
}

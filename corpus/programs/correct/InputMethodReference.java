package corpus.correct;

import dev.heddle.Heddle;
import java.util.function.IntPredicate;

/** A branch in a method that is called by reference: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputMethodReference {

    private final int limit;

    private InputMethodReference(int limit) {
        this.limit = limit;
    }

    boolean admits(int x) {
        return x < limit;
    }

    public static void main(String[] args) {
        InputMethodReference small = new InputMethodReference(10);
        IntPredicate predicate = small::admits;
        int x = Heddle.anyInt("x");
        if (predicate.test(x)) {
            assert x < 10;
        } else {
            assert x >= 10;
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.List;

/** One of some objects, and then a number, which decides only what is computed: 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputAnyOf {

    public static void main(String[] args) {
        List<Integer> limits = List.of(1, 10, 100);
        int limit = Heddle.anyOf("limit", limits);
        int x = Heddle.anyInt("x");
        int bounded = x;
        if (x > limit) {
            bounded = limit;
        }
        assert bounded <= 100;
    }
}

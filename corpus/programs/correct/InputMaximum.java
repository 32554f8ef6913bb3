package corpus.correct;

import dev.heddle.Heddle;

/** The largest of three numbers, found by two comparisons that decide only what is computed: 1 path, on which what is asserted follows. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMaximum {

    public static void main(String[] args) {
        int a = Heddle.anyInt("a");
        int b = Heddle.anyInt("b");
        int c = Heddle.anyInt("c");
        int largest = a > b ? a : b;
        largest = largest > c ? largest : c;
        assert largest >= a && largest >= b && largest >= c;
    }
}

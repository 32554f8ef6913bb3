package corpus.correct;

import dev.heddle.Heddle;

/** The largest of three numbers, found by two comparisons: 2 x 2 paths, and what is asserted follows on each. */
//! verdict VERIFIED
//! search dpor
//! executions 4
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

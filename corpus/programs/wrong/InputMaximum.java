package corpus.wrong;

import dev.heddle.Heddle;

/** The second comparison is with the wrong number: wrong where b is largest, and c between a and b. */
//! verdict FOUND
//! search dpor
public class InputMaximum {

    public static void main(String[] args) {
        int a = Heddle.anyInt("a");
        int b = Heddle.anyInt("b");
        int c = Heddle.anyInt("c");
        int largest = a > b ? a : b;
        largest = a > c ? largest : c;
        assert largest >= a && largest >= b && largest >= c; //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Not less, not more, not equal: what is no number. Three comparisons, 4 paths. */
//! verdict FOUND
//! search dpor
//! executions 4
public class InputDouble {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        if (x < 1.0) {
            return;
        }
        if (x > 1.0) {
            return;
        }
        assert x == 1.0; //! finds assertion-failed
    }
}

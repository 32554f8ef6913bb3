package corpus.correct;

import dev.heddle.Heddle;

/** Branches within branches, some of which are decided by those around them: they only compute a number, and only whether it is 0 is asked, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputNested {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int digits = 0;
        if (x >= 0) {
            if (x < 10) {
                if (x < 100) {
                    digits = 1;
                }
            } else if (x < 100) {
                digits = 2;
            } else {
                digits = 3;
            }
        }
        assert digits == 0 || x > 5 * 0 - 1;
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** The sum of the first numbers is wrong for one length of the loop: 10 paths for 1 to 10. */
//! verdict FOUND
//! search dpor
//! executions 10
public class InputLoop {

    public static void main(String[] args) {
        int count = Heddle.anyInt("count", 1, 10);
        int sum = 0;
        for (int i = 1; i <= count; i++) {
            sum += i;
        }
        assert sum != 36; //! finds assertion-failed
    }
}

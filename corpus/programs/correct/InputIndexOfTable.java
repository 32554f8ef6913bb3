package corpus.correct;

import dev.heddle.Heddle;

/** Which element an input chooses needs no execution for each: only for those that are told apart afterwards. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputIndexOfTable {

    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    public static void main(String[] args) {
        int month = Heddle.anyInt("month", 0, 11);
        int[] visits = new int[12];
        visits[month] += DAYS[month];
        int sum = 0;
        for (int each : visits) {
            sum += each;
        }
        Heddle.assume(sum == DAYS[month]);
    }
}

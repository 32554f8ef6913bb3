package corpus.correct;

import dev.heddle.Heddle;

/** Whether the string has more characters than are looked for decides something, so nothing is said about that. */
//! verdict BUDGET_SPENT
//! search dpor
//! executions 1
public class InputStringTooLong {

    private static int longer;

    public static void main(String[] args) {
        String s = Heddle.anyString("s");
        if (s.length() > 50) {
            longer++;
        }
        assert longer < 2;
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** A loop over all characters of a string of any length: 17 lengths are looked into, and then there are more. */
//! verdict BUDGET_SPENT
//! search dpor
//! executions 17
public class InputStringGoneThrough {

    public static void main(String[] args) {
        String s = Heddle.anyString("s");
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            count++;
        }
        assert count == s.length();
    }
}

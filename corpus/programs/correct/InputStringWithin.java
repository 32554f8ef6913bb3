package corpus.correct;

import dev.heddle.Heddle;

/** The program itself says that the string is short: then all lengths are looked into. */
//! verdict VERIFIED
//! search dpor
//! executions 5
public class InputStringWithin {

    public static void main(String[] args) {
        String s = Heddle.anyString("s");
        Heddle.assume(s.length() <= 4);
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            count++;
        }
        assert count <= 4;
    }
}

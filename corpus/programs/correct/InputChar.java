package corpus.correct;

import dev.heddle.Heddle;

/** A digit and its value: below, above, and within the digits, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputChar {

    public static void main(String[] args) {
        char digit = Heddle.anyChar("digit");
        if (digit >= '0' && digit <= '9') {
            int value = digit - '0';
            assert (char) ('0' + value) == digit;
            assert value < 10;
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** The middle of two numbers, without their sum: one execution that counts, since nothing else can happen. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputOverflow {

    public static void main(String[] args) {
        int low = Heddle.anyInt("low", 0, 1 << 20);
        int high = Heddle.anyInt("high", 0, 1 << 20);
        Heddle.assume(low <= high);
        int middle = low + (high - low) / 2;
        assert low <= middle && middle <= high;
    }
}

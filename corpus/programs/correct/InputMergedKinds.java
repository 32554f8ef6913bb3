package corpus.correct;

import dev.heddle.Heddle;

/** Branches that choose longs, floats, doubles and truth values, nested and in a handler, with variables that end with their block; of all that, one truth value is asked, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputMergedKinds {

    public static void main(String[] args) {
        int number = Heddle.anyInt("number", -1000, 1000);
        long wide = number;
        double real = 0;
        float single = 1;
        boolean odd = false;
        try {
            if (number > 100) {
                long twice = wide * 2;
                wide = twice > 500 ? 500 : twice;
                real = 2.5;
            } else {
                int half = number / 2;
                wide = half;
                single = number < 0 ? -1 : 0.5f;
                odd = half * 2 != number;
            }
        } catch (RuntimeException e) {
            wide = 5000;
        }
        assert wide <= 500 && wide >= -500;
        assert real + single > -2;
        assert !odd || number <= 100;
    }
}

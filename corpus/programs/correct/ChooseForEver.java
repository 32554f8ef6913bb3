package corpus.correct;

import dev.heddle.Heddle;

/** A thread that may choose for ever, alone or not, comes to an end by the bound on steps. */
//! verdict BUDGET_SPENT
//! search dpor
//! steps 100
public class ChooseForEver {

    private static volatile int state;

    public static void main(String[] args) {
        while (state == 0 && Heddle.choose(2) == 0) {
            Thread.onSpinWait();
        }
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** A switch that only chooses numbers, and falls through once, decides no way: one class. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMergedSwitch {

    public static void main(String[] args) {
        int day = Heddle.anyInt("day");
        int price = switch (day) {
            case 0, 6 -> 12;
            case 5 -> 10;
            default -> 8;
        };
        int extra = 0;
        switch (day) {
            case 6:
                extra = 2;
            case 0:
                extra++;
                break;
            default:
        }
        assert price + extra >= 8 && price + extra <= 15;
        assert price + extra != 14;
    }
}

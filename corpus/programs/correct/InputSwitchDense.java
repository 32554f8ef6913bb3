package corpus.correct;

import dev.heddle.Heddle;

/** A switch whose cases lie together, with one missing among them: 4 cases, the one missing and the rest each give a number, and whether that is 0 is asked, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputSwitchDense {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int result = switch (x) {
            case 0 -> 10;
            case 1 -> 11;
            case 2 -> 12;
            case 4 -> 14;
            default -> x == 3 ? 13 : 0;
        };
        assert result == 0 || result == 10 + x;
    }
}

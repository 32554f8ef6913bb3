package corpus.wrong;

import dev.heddle.Heddle;

/** A switch with a case that falls through: 1, 5 or 6, 1000 and the rest each give a number, and whether that is too large is asked, 2 paths. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InputSwitch {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int kind = 0;
        switch (x) {
            case 1:
                kind = 1;
                break;
            case 5:
            case 6:
                kind = 2;
                break;
            case 1000:
                kind = 3;
            default:
                kind += 4;
        }
        assert kind < 7; //! finds assertion-failed
    }
}

package corpus.correct;

import dev.heddle.Heddle;

/** Records of inputs from 0 to 1 are compared: the JDK does it, so all four pairs are tried. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputRecordEquals {

    record Point(int x, int y) {
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 1);
        int y = Heddle.anyInt("y", 0, 1);
        Point point = new Point(x, y);
        assert point.equals(new Point(y, x)) == (x == y);
    }
}

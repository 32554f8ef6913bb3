package corpus.correct;

import dev.heddle.Heddle;

/** Records are compared by their components: the two inputs are the same or not, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputRecordEquals {

    record Point(int x, int y) {
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        Point point = new Point(x, y);
        assert point.equals(new Point(y, x)) == (x == y);
    }
}

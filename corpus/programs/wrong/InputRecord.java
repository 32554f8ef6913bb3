package corpus.wrong;

import dev.heddle.Heddle;

/** Records hold inputs; their equals compares them. */
//! verdict FOUND
//! search dpor
public class InputRecord {

    record Point(int x, int y) {
        Point mirrored() {
            return new Point(y, x);
        }
    }

    public static void main(String[] args) {
        Point point = new Point(Heddle.anyInt("x"), Heddle.anyInt("y"));
        if (point.mirrored().x() == 17) {
            assert point.x() != 4; //! finds assertion-failed
        }
    }
}

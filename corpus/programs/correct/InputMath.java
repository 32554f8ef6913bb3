package corpus.correct;

import dev.heddle.Heddle;

/** Math.max, min and abs are terms, not branches: one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMath {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", -1000, 1000);
        int y = Heddle.anyInt("y", -1000, 1000);
        assert Math.max(x, y) + Math.min(x, y) == x + y;
        assert Math.abs(x) >= x;
    }
}

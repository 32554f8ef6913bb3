package corpus.correct;

import dev.heddle.Heddle;

/** Differences that go round in a circle contradict each other, as long as nothing overflows. */
//! verdict VERIFIED
//! search dpor
public class InputCircle {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        int z = Heddle.anyInt("z");
        if (x > -1_000_000 && x < 1_000_000 && y < 1_000_000 && z < 1_000_000 && x + 5 <= y && y + 3 <= z) {
            assert z >= x + 8;
            assert 2 * z > 2 * x + 15;
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Random;

/** A constructor of the JDK calls a method that is overridden, and reads what its class captures. */
//! verdict FOUND
//! search dpor
public class InputCapturedBySeed {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 100);
        int[] seen = {0};
        new Random(1) {
            @Override
            public void setSeed(long seed) {
                seen[0] = x + 1;
            }
        };
        assert seen[0] != 78; //! finds assertion-failed
    }
}

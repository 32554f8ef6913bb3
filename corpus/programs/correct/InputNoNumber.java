package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashSet;
import java.util.Set;

/** What is no number is one value where it is pinned, so that it is tried once. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputNoNumber {

    public static void main(String[] args) {
        float x = Heddle.anyFloat("x");
        if (!(x <= 0) && !(x > 0)) {
            Float box = x;
            assert box.equals(Float.NaN);
            assert Float.toString(x).equals("NaN");
            assert Float.floatToIntBits(x) == 0x7fc00000;
            Set<Float> set = new HashSet<>();
            set.add(x);
            assert set.contains(0.0f / 0.0f);
        }
    }
}

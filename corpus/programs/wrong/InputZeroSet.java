package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Set;
import java.util.TreeSet;

/** The two zeros are two elements of a set. */
//! verdict FOUND
//! search dpor
public class InputZeroSet {

    public static void main(String[] args) {
        double x = Heddle.anyDouble("x");
        Set<Double> set = new TreeSet<>();
        set.add(0.0);
        if (x == 0.0) {
            set.add(x);
            assert set.size() == 1; //! finds assertion-failed
        }
    }
}

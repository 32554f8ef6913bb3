package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Arrays;

/** What is no number comes last where an array is sorted. */
//! verdict FOUND
//! search dpor
public class InputArraySortedDoubles {

    public static void main(String[] args) {
        double[] numbers = {Heddle.anyDouble("x"), Double.POSITIVE_INFINITY};
        Arrays.sort(numbers);
        assert numbers[1] == Double.POSITIVE_INFINITY; //! finds assertion-failed
    }
}

package corpus.correct;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Three inputs and a constant in an array that is sorted: each of the 4! orders is one path. */
//! verdict VERIFIED
//! search dpor
//! executions 24
public class InputArraySorted {

    public static void main(String[] args) {
        int[] numbers = {Heddle.anyInt("x"), 7, Heddle.anyInt("y"), Heddle.anyInt("z")};
        int sum = numbers[0] + numbers[1] + numbers[2] + numbers[3];
        Arrays.sort(numbers);
        assert numbers[0] <= numbers[1] && numbers[1] <= numbers[2] && numbers[2] <= numbers[3];
        assert numbers[0] + numbers[1] + numbers[2] + numbers[3] == sum;
    }
}

package corpus.wrong;

import dev.heddle.Heddle;

/** Of ten numbers that are added or not, some make the sum that must not be. */
//! verdict FOUND
//! search dpor
public class InputMergedSum {

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            int number = Heddle.anyInt("n" + i, 0, 9);
            if (number % 2 == 1) {
                sum += number;
            }
        }
        assert sum != 77; //! finds assertion-failed
    }
}

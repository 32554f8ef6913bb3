package corpus.correct;

import dev.heddle.Heddle;

/** A loop counts and adds by conditions of two inputs: one class. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMergedCounter {

    public static void main(String[] args) {
        int count = 0;
        long sum = 0;
        for (int i = 0; i < 12; i++) {
            int number = Heddle.anyInt("n" + i, -10, 10);
            if (number > 3 && number != 7) {
                count++;
            } else if (number < -3) {
                count--;
            }
            sum += number < 0 ? -number : number;
        }
        assert count >= -12 && count <= 12;
        assert sum >= 0 && sum <= 120;
    }
}

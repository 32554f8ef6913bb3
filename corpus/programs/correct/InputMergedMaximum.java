package corpus.correct;

import dev.heddle.Heddle;

/** The largest of eight numbers, found by a loop: whether each is larger decides nothing but a variable, so there is one class and not 2^7. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMergedMaximum {

    public static void main(String[] args) {
        int[] numbers = new int[8];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Heddle.anyInt("n" + i, -100, 100);
        }
        int largest = numbers[0];
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i] > largest) {
                largest = numbers[i];
            }
        }
        for (int number : numbers) {
            assert number <= largest;
        }
    }
}

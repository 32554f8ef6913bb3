package corpus.wrong;

import dev.heddle.Heddle;

/** The message of the exception of an index of an array. */
//! verdict FOUND
//! search dpor
public class InputMessageOfIndex {

    public static void main(String[] args) {
        int[] numbers = new int[3];
        int x = Heddle.anyInt("x", 0, 20);
        try {
            numbers[x]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().contains("17"); //! finds assertion-failed
        }
    }
}

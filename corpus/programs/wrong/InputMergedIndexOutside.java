package corpus.wrong;

import dev.heddle.Heddle;

/** A number that was chosen is an index outside of the array for one of its values. */
//! verdict FOUND
//! search dpor
public class InputMergedIndexOutside {

    public static void main(String[] args) {
        int[] table = new int[4];
        int number = Heddle.anyInt("number", 0, 1000);
        int index = 0;
        for (int i = 0; i < 5; i++) {
            if ((number >> i & 1) == 1) {
                index++;
            }
        }
        table[index] = 1; //! finds uncaught-exception
    }
}

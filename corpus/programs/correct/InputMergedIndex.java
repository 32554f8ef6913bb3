package corpus.correct;

import dev.heddle.Heddle;

/** A number that was chosen is used as an index: which of the two it is becomes part of the term that is read. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputMergedIndex {

    public static void main(String[] args) {
        int[] table = {10, 20, 30};
        int number = Heddle.anyInt("number");
        int index = number > 3 ? 2 : 0;
        assert table[index] == (number > 3 ? 30 : 10);
    }
}

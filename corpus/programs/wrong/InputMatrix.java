package corpus.wrong;

import dev.heddle.Heddle;

/** Two indices into an array of arrays: which row is a path each, and in the second one whether it is the place that is wrong. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputMatrix {

    public static void main(String[] args) {
        int[][] matrix = {{1, 2, 3}, {4, 0, 6}};
        int row = Heddle.anyInt("row", 0, 1);
        int column = Heddle.anyInt("column", 0, 2);
        assert matrix[row][column] != 0; //! finds assertion-failed
    }
}

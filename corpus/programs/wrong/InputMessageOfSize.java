package corpus.wrong;

import dev.heddle.Heddle;

/** The message of the exception of a length less than 0. */
//! verdict FOUND
//! search dpor
public class InputMessageOfSize {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", -9, 3);
        String said = "nothing";
        try {
            said += new long[x].length;
        } catch (NegativeArraySizeException e) {
            said = e.toString();
        }
        assert !said.contains("-6"); //! finds assertion-failed
    }
}

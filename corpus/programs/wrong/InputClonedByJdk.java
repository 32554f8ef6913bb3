package corpus.wrong;

import dev.heddle.Heddle;
import java.text.DecimalFormat;

/** A field of the program in an object that a superclass of the JDK clones. */
//! verdict FOUND
//! search dpor
public class InputClonedByJdk extends DecimalFormat {

    private int number;

    public static void main(String[] args) {
        InputClonedByJdk target = new InputClonedByJdk();
        target.number = Heddle.anyInt("x", 0, 40);
        assert ((InputClonedByJdk) target.clone()).number != 37; //! finds assertion-failed
    }
}

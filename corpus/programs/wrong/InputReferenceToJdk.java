package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A reference to a method of the JDK that takes and returns objects. */
//! verdict FOUND
//! search dpor
public class InputReferenceToJdk {

    public static void main(String[] args) {
        Integer box = Heddle.anyInt("x", 0, 9);
        Function<Object, String> told = String::valueOf;
        UnaryOperator<String> longer = "x"::concat;
        assert !longer.apply(told.apply(box)).equals("x7"); //! finds assertion-failed
    }
}

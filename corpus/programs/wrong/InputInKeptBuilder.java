package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Formatter;

/** An input is appended to a builder that a formatter has. */
//! verdict FOUND
//! search dpor
public class InputInKeptBuilder {

    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder("a");
        Formatter formatter = new Formatter(builder);
        builder.append(Heddle.anyInt("x", 0, 99));
        assert !formatter.toString().equals("a77"); //! finds assertion-failed
    }
}

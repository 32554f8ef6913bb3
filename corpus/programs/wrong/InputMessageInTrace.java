package corpus.wrong;

import dev.heddle.Heddle;
import java.io.PrintWriter;
import java.io.StringWriter;

/** A stack trace goes to a writer of the program's. */
//! verdict FOUND
//! search dpor
public class InputMessageInTrace {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 9);
        StringWriter text = new StringWriter();
        try {
            "abc".substring(x);
        } catch (StringIndexOutOfBoundsException e) {
            new RuntimeException("failed", e).printStackTrace(new PrintWriter(text, true));
        }
        // JDKs say it in different ways.
        assert !text.toString().matches("(?s).*(begin |\\[)8,.*"); //! finds assertion-failed
    }
}

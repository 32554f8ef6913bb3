package corpus.wrong;

import dev.heddle.Heddle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A string is found that matches; what a matcher is asked beside that becomes plain. */
//! verdict FOUND
//! search dpor
public class InputMatches {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 6);
        Matcher matcher = Pattern.compile("(w|v)+-(\\d)").matcher(text);
        if (matcher.matches() && text.length() == 4) {
            assert matcher.group(2).isEmpty(); //! finds assertion-failed
        }
    }
}

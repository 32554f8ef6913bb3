package corpus.wrong;

import dev.heddle.Heddle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a matcher goes on depends on what it has found: after a whole that does not match, it finds the second part and not the first again. */
//! verdict FOUND
//! search dpor
public class InputFindAgain {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 3);
        Matcher matcher = Pattern.compile("[ab]").matcher(text);
        if (matcher.find() && !matcher.matches() && matcher.find()) {
            assert matcher.start() == 0; //! finds assertion-failed
        }
    }
}

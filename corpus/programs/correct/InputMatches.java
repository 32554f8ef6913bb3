package corpus.correct;

import dev.heddle.Heddle;
import java.util.regex.Pattern;

/** Which strings match a regular expression is known for all of them. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputMatches {

    private static final Pattern WORD = Pattern.compile("[a-z]+");

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 8);
        if (text.matches("\\d{3}")) {
            assert text.length() == 3;
        } else if (WORD.matcher(text).matches()) {
            assert !text.isEmpty();
        }
    }
}

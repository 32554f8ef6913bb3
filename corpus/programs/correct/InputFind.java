package corpus.correct;

import dev.heddle.Heddle;
import java.util.regex.Pattern;

/** In which strings something is found that matches, and which begin with it, is known for all of them. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputFind {

    private static final Pattern DIGIT = Pattern.compile("\\d");

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 8);
        if (!DIGIT.matcher(text).find()) {
            assert !text.matches("[a-z]\\d");
        } else if (Pattern.compile("^id-").matcher(text).find()) {
            assert text.length() > 3;
        } else if (Pattern.compile("x").matcher(text).lookingAt()) {
            assert text.startsWith("x");
        }
    }
}

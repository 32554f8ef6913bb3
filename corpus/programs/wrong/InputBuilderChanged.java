package corpus.wrong;

import dev.heddle.Heddle;

/** A builder whose content is an input is changed in many ways. */
//! verdict FOUND
//! search dpor
public class InputBuilderChanged {

    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder(Heddle.anyString("text", 6));
        builder.insert(0, "<").append('>');
        if (builder.length() == 6) {
            builder.setCharAt(1, '-');
            builder.deleteCharAt(2);
            builder.reverse();
            assert !builder.toString().equals(">ba-<"); //! finds assertion-failed
        }
    }
}

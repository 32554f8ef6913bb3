package corpus.correct;

import dev.heddle.Heddle;

/** A part is cut out of a builder that is long enough for it, so that there is no exception; something is left behind it or not: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputBuilderBounds {

    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder(Heddle.anyString("text", 3)).append("end");
        int before = builder.length();
        try {
            builder.delete(1, 5);
            assert builder.length() < before;
        } catch (StringIndexOutOfBoundsException e) {
            throw new AssertionError(e);
        }
        if (builder.length() == 1) {
            assert before <= 5;
        }
    }
}

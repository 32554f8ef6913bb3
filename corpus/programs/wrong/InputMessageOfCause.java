package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Objects;

/** The message of an exception that has only a cause is what the cause says of itself. */
//! verdict FOUND
//! search dpor
public class InputMessageOfCause {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 9);
        try {
            try {
                Objects.checkIndex(x, 4);
            } catch (IndexOutOfBoundsException e) {
                throw new IllegalStateException(e);
            }
        } catch (IllegalStateException e) {
            assert !e.getMessage().contains("8"); //! finds assertion-failed
        }
    }
}

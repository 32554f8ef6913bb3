package corpus.correct;

import dev.heddle.Heddle;

/** A message of the program's own that tells an input: told by another, with a cause that nobody asks, 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputMessageOwn {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        try {
            try {
                if (x > 5) {
                    throw new IllegalStateException("x is " + x);
                }
            } catch (IllegalStateException e) {
                e.printStackTrace();
                throw new IllegalArgumentException("too large", e);
            }
        } catch (IllegalArgumentException e) {
            assert e.getMessage().equals("too large");
            assert e.getCause().getMessage().equals("x is " + x);
        }
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.function.IntConsumer;

/** A method that is called by reference, and boxes its argument, throws for some inputs: 0 is caught, 1 is not. */
//! verdict FOUND
//! search dpor
//! executions 3
public class InputReferenceThrows {

    static void check(Integer x) {
        if (x == 0) {
            throw new IllegalArgumentException();
        }
        if (x == 1) {
            throw new IllegalStateException(); //! finds uncaught-exception
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        IntConsumer consumer = InputReferenceThrows::check;
        try {
            consumer.accept(x);
        } catch (IllegalArgumentException zero) {
            assert x == 0;
        }
    }
}

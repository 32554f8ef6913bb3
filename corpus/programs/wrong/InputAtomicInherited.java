package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicLong;

/** A class of the program's passes an input to the constructor of an atomic. */
//! verdict FOUND
//! search dpor
public class InputAtomicInherited {

    private static final class Doubled extends AtomicLong {
        Doubled(int number) {
            super(2L * number);
        }
    }

    public static void main(String[] args) {
        Doubled doubled = new Doubled(Heddle.anyInt("number", 0, 99));
        assert doubled.get() != 144; //! finds assertion-failed
    }
}

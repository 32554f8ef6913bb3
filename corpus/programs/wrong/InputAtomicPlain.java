package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Weaker ways to read what is in an atomic number depend on inputs as the others do; so do those of a class that inherits them. */
//! verdict FOUND
//! search dpor
public class InputAtomicPlain {

    private static final class Count extends AtomicLong {
    }

    public static void main(String[] args) {
        Count count = new Count();
        AtomicLong inherited = count;
        inherited.setRelease(Heddle.anyLong("large", 0, 9));
        if (count.getAcquire() == 3) {
            AtomicInteger number = new AtomicInteger(Heddle.anyInt("number"));
            assert number.getPlain() != 1_000_003 || number.getOpaque() == 5; //! finds assertion-failed
        }
    }
}

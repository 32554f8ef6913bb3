package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicLong;

/** An atomic becomes a part of a text. */
//! verdict FOUND
//! search dpor
public class InputAtomicPrinted {

    public static void main(String[] args) {
        AtomicLong count = new AtomicLong(Heddle.anyInt("count", 0, 99));
        assert !("count: " + count).endsWith(": 77"); //! finds assertion-failed
    }
}

package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicReference;

/** A compare-and-set on a reference does not find a large number that was boxed again. */
//! verdict FOUND
//! search dpor
public class InputBoxCompareAndSetLarge {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 1000);
        AtomicReference<Integer> reference = new AtomicReference<>(x);
        assert reference.compareAndSet(x, 0); //! finds assertion-failed
    }
}

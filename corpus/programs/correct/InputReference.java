package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicReference;

/** A boxed input meets an equal number in an atomic reference: small ones are the same object, 10 values. */
//! verdict VERIFIED
//! search dpor
//! executions 10
public class InputReference {

    public static void main(String[] args) {
        Integer x = Heddle.anyInt("x", 0, 9);
        AtomicReference<Integer> reference = new AtomicReference<>(5);
        assert reference.compareAndSet(x, 6) == (x == 5);
    }
}

package corpus.correct;

import java.util.concurrent.atomic.AtomicReference;

/** Immutable values are replaced by update functions that may have to be applied again. */
//! verdict VERIFIED
public class AtomicReferenceUpdate {

    record Range(int low, int high) {
        Range include(int value) {
            return new Range(Math.min(low, value), Math.max(high, value));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<Range> range = new AtomicReference<>(new Range(5, 5));
        Thread low = new Thread(() -> range.updateAndGet(old -> old.include(1)));
        Thread high = new Thread(() -> range.getAndAccumulate(new Range(9, 9), (old, other) -> old.include(other.high())));
        low.start();
        high.start();
        low.join();
        high.join();
        assert range.get().equals(new Range(1, 9)) : range;
    }
}

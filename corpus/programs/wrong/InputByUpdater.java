package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A field that is set by an assignment, and compared by an updater. */
//! verdict FOUND
//! search dpor
public class InputByUpdater {

    private volatile int number;

    public static void main(String[] args) {
        AtomicIntegerFieldUpdater<InputByUpdater> updater = AtomicIntegerFieldUpdater.newUpdater(InputByUpdater.class, "number");
        InputByUpdater target = new InputByUpdater();
        target.number = Heddle.anyInt("x", 0, 40);
        assert !updater.compareAndSet(target, 37, 0); //! finds assertion-failed
    }
}

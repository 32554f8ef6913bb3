package corpus.correct;

import java.util.concurrent.atomic.AtomicBoolean;

/** Of two threads only the one whose compare-and-set succeeds does the work. */
//! verdict VERIFIED
//! executions 4
public class AtomicBooleanOnce {

    private static final AtomicBoolean TAKEN = new AtomicBoolean();
    private static int done;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(AtomicBooleanOnce::work);
        Thread second = new Thread(AtomicBooleanOnce::work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert done == 1;
    }

    private static void work() {
        if (TAKEN.compareAndSet(false, true)) {
            done = 1;
        }
    }
}

package corpus.correct;

import java.util.concurrent.atomic.AtomicBoolean;

/** A lock for which threads compete by compare-and-set, again and again. */
//! verdict VERIFIED
//! budget 1000
//! steps 500
public class SpinLock {

    private static final AtomicBoolean LOCKED = new AtomicBoolean();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(SpinLock::increment);
        Thread second = new Thread(SpinLock::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void increment() {
        while (!LOCKED.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        value++;
        LOCKED.set(false);
    }
}

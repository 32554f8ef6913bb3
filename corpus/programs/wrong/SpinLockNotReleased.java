package corpus.wrong;

import java.util.concurrent.atomic.AtomicBoolean;

/** A thread does not give a spin lock back, and the other spins for ever. */
//! verdict FOUND
//! budget 1000
//! steps 500
public class SpinLockNotReleased {

    private static final AtomicBoolean LOCKED = new AtomicBoolean();

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(SpinLockNotReleased::lock);
        Thread second = new Thread(SpinLockNotReleased::lock);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void lock() {
        while (!LOCKED.compareAndSet(false, true)) { //! finds livelock
            Thread.onSpinWait();
        }
    }
}

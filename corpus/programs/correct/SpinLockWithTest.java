package corpus.correct;

import java.util.concurrent.atomic.AtomicBoolean;

/** A lock that is looked at before it is competed for. */
//! verdict VERIFIED
//! budget 5000
//! steps 500
public class SpinLockWithTest {

    private static final AtomicBoolean LOCKED = new AtomicBoolean();
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(SpinLockWithTest::increment);
        Thread second = new Thread(SpinLockWithTest::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void increment() {
        while (LOCKED.get() || !LOCKED.compareAndSet(false, true)) {
            Thread.yield();
        }
        value++;
        LOCKED.set(false);
    }
}

package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A wait for a condition goes on with the time that is left. */
//! verdict VERIFIED
//! search dpor
//! patient
public class AwaitNanosLeft {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition CHANGED = LOCK.newCondition();
    private static int level;

    public static void main(String[] args) throws InterruptedException {
        Thread raiser = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                LOCK.lock();
                try {
                    level++;
                    CHANGED.signalAll();
                } finally {
                    LOCK.unlock();
                }
            }
        });
        raiser.start();
        LOCK.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(2);
            while (level < 2) {
                assert left > 0 : "out of time";
                left = CHANGED.awaitNanos(left);
            }
        } finally {
            LOCK.unlock();
        }
        raiser.join();
    }
}

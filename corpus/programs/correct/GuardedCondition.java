package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The time that is left of a condition wait is waited for again. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedCondition {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        int[] stock = new int[1];
        new Thread(() -> {
            lock.lock();
            try {
                stock[0]++;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }).start();
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(2);
            while (stock[0] == 0) {
                assert left > 0;
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }
}

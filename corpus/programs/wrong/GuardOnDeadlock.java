package corpus.wrong;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads that wait for each other, with limits: a deadlock that looks like bad luck. */
//! patient
//! search auto
//! verdict FOUND
public class GuardOnDeadlock {

    private static void transfer(ReentrantLock from, ReentrantLock to) {
        from.lock();
        try {
            if (!to.tryLock(5, TimeUnit.SECONDS)) {
                throw new IllegalStateException("busy"); //! finds uncaught-exception
            }
            to.unlock();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            from.unlock();
        }
    }

    public static void main(String[] args) {
        ReentrantLock first = new ReentrantLock();
        ReentrantLock second = new ReentrantLock();
        Thread other = new Thread(() -> transfer(second, first));
        other.start();
        transfer(first, second);
    }
}

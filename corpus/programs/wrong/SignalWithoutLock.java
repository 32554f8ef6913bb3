package corpus.wrong;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread signals a condition without owning its lock. */
//! verdict FOUND
//! executions 1
public class SignalWithoutLock {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread other = new Thread(() -> {
            condition.signal(); //! finds uncaught-exception
        });
        other.start();
        other.join();
    }
}

package corpus.wrong;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal that is given before the other thread awaits it is lost. */
//! verdict FOUND
//! executions 2
public class SignalLost {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await(); //! finds lost-notification
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        condition.signal();
        lock.unlock();
        waiter.join();
    }
}

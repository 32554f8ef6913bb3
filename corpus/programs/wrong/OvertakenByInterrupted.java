package corpus.wrong;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A waiter that is interrupted queues anew at a fair lock, behind those who came in the meantime. */
//! verdict FOUND
public class OvertakenByInterrupted {

    private static int order;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await();
            } catch (InterruptedException e) {
                assert order == 0; //! finds assertion-failed
            } finally {
                lock.unlock();
            }
        });
        Thread other = new Thread(() -> {
            lock.lock();
            order = 1;
            lock.unlock();
        });
        waiter.start();
        other.start();
        waiter.interrupt();
        waiter.join();
        other.join();
    }
}

package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** At a fair lock, who was signalled comes before who asks for the lock later. */
//! verdict VERIFIED
public class SignalledBeforeNewcomer {

    private static boolean signalled;
    private static int order;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            while (!signalled) {
                condition.awaitUninterruptibly();
            }
            order = order * 10 + 1;
            lock.unlock();
        });
        Thread newcomer = new Thread(() -> {
            lock.lock();
            order = order * 10 + 2;
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        boolean waits = lock.hasWaiters(condition);
        signalled = true;
        condition.signal();
        newcomer.start();
        lock.unlock();
        waiter.join();
        newcomer.join();
        assert !waits || order == 12;
    }
}

package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A condition of a write lock; the read lock has none. */
//! verdict VERIFIED
public class WriteLockCondition {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition changed = lock.writeLock().newCondition();
        Thread waiter = new Thread(() -> {
            lock.writeLock().lock();
            while (!ready) {
                changed.awaitUninterruptibly();
            }
            lock.writeLock().unlock();
        });
        waiter.start();
        lock.writeLock().lock();
        ready = true;
        changed.signal();
        lock.writeLock().unlock();
        waiter.join();
        boolean refused = false;
        try {
            lock.readLock().newCondition();
        } catch (UnsupportedOperationException expected) {
            refused = true;
        }
        assert refused;
    }
}

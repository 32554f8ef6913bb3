package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** Taking a lock again interruptibly, after an interrupt, throws and leaves the lock as it was. */
//! verdict VERIFIED
public class LockTakenAgainInterruptibly {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread holder = new Thread(() -> {
            lock.lock();
            try {
                lock.lockInterruptibly();
                assert lock.getHoldCount() == 2;
                lock.unlock();
            } catch (InterruptedException e) {
                assert lock.getHoldCount() == 1;
                assert !Thread.currentThread().isInterrupted();
            }
            lock.unlock();
        });
        holder.start();
        holder.interrupt();
        holder.join();
        assert !lock.isLocked();
    }
}

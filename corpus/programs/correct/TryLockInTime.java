package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is held for 100 milliseconds is free within a second. */
//! verdict VERIFIED
//! search dpor
//! patient
public class TryLockInTime {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread holder = new Thread(() -> {
            lock.lock();
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        holder.start();
        assert lock.tryLock(1, TimeUnit.SECONDS);
        lock.unlock();
        holder.join();
    }
}

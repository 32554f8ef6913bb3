package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** A lock that is taken twice has to be given back twice; only the outer pair is visible, so two threads have two orders. */
//! verdict VERIFIED
//! executions 2
public class LockHoldCount {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        int[] value = new int[1];
        Runnable body = () -> {
            lock.lock();
            assert lock.getHoldCount() == 1 && lock.isHeldByCurrentThread();
            lock.lock();
            assert lock.getHoldCount() == 2;
            value[0]++;
            lock.unlock();
            assert lock.getHoldCount() == 1 && lock.isHeldByCurrentThread();
            value[0]++;
            lock.unlock();
            assert lock.getHoldCount() == 0;
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value[0] == 4;
        assert !lock.isLocked();
    }
}

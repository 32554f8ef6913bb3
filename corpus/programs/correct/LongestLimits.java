package corpus.correct;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The longest limits there are never run out, neither where a lock is shared nor where the JDK's own code waits with them. */
//! verdict VERIFIED
//! search dpor
public class LongestLimits {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        CountDownLatch latch = new CountDownLatch(1);
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
            latch.countDown();
            LockSupport.unpark(main);
        });
        other.start();
        lock.lock();
        while (!ready) {
            long left = condition.awaitNanos(Long.MAX_VALUE);
            assert left > 0 : left;
        }
        lock.unlock();
        assert latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        LockSupport.parkNanos(Long.MAX_VALUE);
        assert new Semaphore(1).tryAcquire(Long.MAX_VALUE, TimeUnit.DAYS);
        long before = System.nanoTime();
        for (int i = 0; i < 6; i++) {
            Thread.sleep(Long.MAX_VALUE);
        }
        Thread.sleep(10);
        assert System.nanoTime() > before;
        other.join(Long.MAX_VALUE);
        assert !other.isAlive();
    }
}

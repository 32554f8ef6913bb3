package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** All who wait for an item are woken, and one of them gets it. */
//! verdict VERIFIED
//! search dpor
//! executions 1824
public class Herd {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition ADDED = LOCK.newCondition();
    private static int items;

    private static void take() {
        LOCK.lock();
        while (items == 0) {
            ADDED.awaitUninterruptibly();
        }
        items--;
        LOCK.unlock();
    }

    private static void put() {
        LOCK.lock();
        items++;
        ADDED.signalAll();
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] takers = {new Thread(Herd::take), new Thread(Herd::take), new Thread(Herd::take)};
        for (Thread taker : takers) {
            taker.start();
        }
        put();
        put();
        put();
        for (Thread taker : takers) {
            taker.join();
        }
        assert items == 0;
    }
}

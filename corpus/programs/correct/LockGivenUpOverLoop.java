package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** A loop gives its lock up in every round, and goes round another loop before it takes the lock again. */
//! verdict VERIFIED
//! search dpor
public class LockGivenUpOverLoop {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static volatile int limit = 2;
    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread poller = new Thread(() -> {
            LOCK.lock();
            while (!ready) {
                LOCK.unlock();
                for (int i = 0; i < limit; i++) {
                    Thread.onSpinWait();
                }
                LOCK.lock();
            }
            LOCK.unlock();
        });
        poller.start();
        LOCK.lock();
        ready = true;
        LOCK.unlock();
        poller.join();
    }
}

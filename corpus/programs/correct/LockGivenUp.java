package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** A loop gives its lock up in every round, so that somebody can end it. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class LockGivenUp {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread poller = new Thread(() -> {
            LOCK.lock();
            while (!ready) {
                LOCK.unlock();
                Thread.yield();
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

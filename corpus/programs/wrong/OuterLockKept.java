package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** A loop gives one lock up, but who could end the loop needs the other. */
//! verdict FOUND
public class OuterLockKept {

    private static final ReentrantLock OUTER = new ReentrantLock();
    private static final ReentrantLock INNER = new ReentrantLock();
    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread poller = new Thread(() -> {
            OUTER.lock();
            INNER.lock();
            while (!ready) { //! finds livelock
                INNER.unlock();
                INNER.lock();
            }
            INNER.unlock();
            OUTER.unlock();
        });
        poller.start();
        OUTER.lock();
        INNER.lock();
        ready = true;
        INNER.unlock();
        OUTER.unlock();
        poller.join();
    }
}

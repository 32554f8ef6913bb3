package corpus.wrong;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock of the program's own forgets to say that it is free, so that nobody who waits is woken. */
//! verdict FOUND
public class OwnSynchronizerMute {

    static class Mutex extends AbstractQueuedSynchronizer {

        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        Thread other = new Thread(() -> {
            mutex.acquire(0); //! finds deadlock
            mutex.release(0);
        });
        mutex.acquire(0);
        other.start();
        mutex.release(0);
        other.join(); //! finds deadlock
    }
}

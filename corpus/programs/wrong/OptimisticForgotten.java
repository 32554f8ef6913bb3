package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** A thread begins an optimistic read, never validates it, and then reads something quite different without a lock. */
//! verdict FOUND
public class OptimisticForgotten {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Thread reader = new Thread(() -> {
            lock.tryOptimisticRead();
            int seen = data; //! finds data-race
        });
        reader.start();
        data = 1; //! finds data-race
        reader.join();
    }
}

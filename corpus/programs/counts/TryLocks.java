package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** Each tries to take the lock, and gives it back; the order of two that fail does not matter. */
//! count 2 4
//! count 3 21
//! writing 2 4
//! writing 3 24
public class TryLocks {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Threads.run(Integer.parseInt(args[0]), i -> {
            if (lock.tryLock()) {
                x++;
                lock.unlock();
            }
        });
    }
}

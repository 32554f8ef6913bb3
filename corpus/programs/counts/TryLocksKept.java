package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** Each tries to take the lock; whoever does keeps it. */
//! count 3 3
//! writing 3 6
public class TryLocksKept {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Threads.run(Integer.parseInt(args[0]), i -> {
            if (lock.tryLock()) {
                x++;
            }
        });
    }
}

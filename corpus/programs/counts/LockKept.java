package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** Whoever gets the lock keeps it: one of N, and the others wait for ever. */
//! count 2 2 2
//! count 3 3 3
//! count 4 4 4
//! count 5 5 5
public class LockKept {

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Threads.run(Integer.parseInt(args[0]), i -> lock.lock());
    }
}

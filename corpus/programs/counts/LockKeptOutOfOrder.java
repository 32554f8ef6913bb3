package corpus.counts;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** A thread gives the lock back only if it came in its turn. */
//! count 3 4 3
public class LockKeptOutOfOrder {

    static final AtomicInteger TURN = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Threads.run(Integer.parseInt(args[0]), i -> {
            lock.lock();
            if (TURN.getAndIncrement() == i) {
                lock.unlock();
            }
        });
    }
}

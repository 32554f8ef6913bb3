package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** The main thread takes the lock while N others try to. */
//! count 1 3
//! count 2 15
//! writing 1 3
//! writing 2 16
public class LockAgainstTryLocks {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Runnable[] bodies = new Runnable[Integer.parseInt(args[0])];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = () -> {
                if (lock.tryLock()) {
                    x++;
                    lock.unlock();
                }
            };
        }
        Thread[] threads = Threads.start(bodies);
        lock.lock();
        x++;
        lock.unlock();
        Threads.join(threads);
    }
}

package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** Of three threads that take a lock, the last one keeps it. */
//! count 3 5 3
public class LockKeptByOne {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        int threads = Integer.parseInt(args[0]);
        Threads.run(threads, i -> {
            lock.lock();
            x++;
            if (i != threads - 1) {
                lock.unlock();
            }
        });
    }
}

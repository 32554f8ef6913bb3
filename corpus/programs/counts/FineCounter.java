package corpus.counts;

import java.util.concurrent.locks.ReentrantLock;

/** Threads share two counters, each with its lock, in turns: ((N / 2)!)^2. */
//! count 2 1
//! count 4 4
//! count 6 36
//! count 8 576
public class FineCounter {

    static int even;
    static int odd;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock evenLock = new ReentrantLock();
        ReentrantLock oddLock = new ReentrantLock();
        Threads.run(Integer.parseInt(args[0]), i -> {
            if (i % 2 == 0) {
                evenLock.lock();
                even++;
                evenLock.unlock();
            } else {
                oddLock.lock();
                odd++;
                oddLock.unlock();
            }
        });
    }
}

package corpus.correct;

import java.util.concurrent.Semaphore;

/** A semaphore with one permit excludes three threads from each other: six orders. */
//! verdict VERIFIED
//! executions 6
public class SemaphoreMutex {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Semaphore mutex = new Semaphore(1);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                mutex.acquireUninterruptibly();
                value++;
                mutex.release();
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert value == 3;
    }
}

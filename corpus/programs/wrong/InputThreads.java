package corpus.wrong;

import dev.heddle.Heddle;

/** As many threads as an input says increment a field without a lock: one thread is right, two are not. */
//! verdict FOUND
//! search dpor
//! finds data-race
//! all
public class InputThreads {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Heddle.anyInt("threads", 0, 2)];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> x++);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == threads.length; //! finds assertion-failed
    }
}

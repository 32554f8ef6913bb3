package corpus.wrong;

import java.util.concurrent.CountDownLatch;

/** A thread ends in the monitor of its own object: who is in there while it waits for somebody that joins the thread waits for ever. */
//! verdict FOUND
//! search dpor
//! finds deadlock
public class EndNeedsMonitor {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch joined = new CountDownLatch(1);
        Thread worker = new Thread(() -> { });
        worker.start();
        new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            joined.countDown();
        }).start();
        synchronized (worker) {
            if (worker.isAlive()) {
                joined.await();
            }
        }
    }
}

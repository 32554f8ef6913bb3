package corpus.wrong;

import dev.heddle.Heddle;

/** The notification is left out if an input is negative. */
//! verdict FOUND
//! search dpor
public class InputNotify {

    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        int result = Heddle.anyInt("result", -10, 10);
        Thread worker = new Thread(() -> {
            synchronized (monitor) {
                done = true;
                if (result >= 0) {
                    monitor.notify();
                }
            }
        });
        worker.start();
        synchronized (monitor) {
            while (!done) {
                monitor.wait(); //! finds deadlock
            }
        }
        worker.join();
    }
}

package corpus.wrong;

/** A loop that ends when it is interrupted swallows the interrupt in the wait, and waits again. */
//! verdict FOUND
public class InterruptSwallowed {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            while (!Thread.interrupted()) {
                synchronized (lock) {
                    try {
                        lock.wait(); //! finds deadlock
                    } catch (InterruptedException e) {
                        // Forgets that this was the signal to stop.
                    }
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join(); //! finds deadlock
    }
}

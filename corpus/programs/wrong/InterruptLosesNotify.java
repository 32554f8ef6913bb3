package corpus.wrong;

/** A thread that is notified, and then finds itself interrupted, throws away the notification that was meant for any of two. */
//! verdict FOUND
public class InterruptLosesNotify {

    private int waiting;

    public static void main(String[] args) throws InterruptedException {
        InterruptLosesNotify object = new InterruptLosesNotify();
        Thread first = new Thread(object::await);
        Thread second = new Thread(object::await);
        first.start();
        second.start();
        while (!object.bothWait()) {
            Thread.onSpinWait();
        }
        synchronized (object) {
            object.notify();
        }
        first.interrupt();
        first.join();
        second.join(); //! finds deadlock
    }

    private synchronized boolean bothWait() {
        return waiting == 2;
    }

    private synchronized void await() {
        waiting++;
        try {
            wait(); //! finds deadlock
            if (!Thread.currentThread().isInterrupted()) {
                notify();
            }
        } catch (InterruptedException e) {
            // Whoever is notified instead goes on.
        }
    }
}

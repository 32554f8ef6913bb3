package corpus.correct;

/** A notification is not lost if the thread that it goes to is interrupted as well: it is passed on, or goes to the other. */
//! verdict VERIFIED
public class NotifyOrInterrupt {

    private int waiting;

    public static void main(String[] args) throws InterruptedException {
        NotifyOrInterrupt object = new NotifyOrInterrupt();
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
        second.join();
    }

    private synchronized boolean bothWait() {
        return waiting == 2;
    }

    private synchronized void await() {
        waiting++;
        try {
            wait();
            notify();
        } catch (InterruptedException e) {
            // Whoever is notified instead goes on.
        }
    }
}

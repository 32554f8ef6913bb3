package corpus.wrong;

/** A thread notifies before the other begins to wait. */
//! verdict FOUND
public class LostNotification {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(); //! finds lost-notification
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            lock.notify();
        }
    }
}

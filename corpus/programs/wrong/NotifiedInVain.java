package corpus.wrong;

/** A guarded wait is notified, but what it waits for never comes. */
//! verdict FOUND
//! all
public class NotifiedInVain {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait(); //! finds deadlock, lost-notification
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            lock.notifyAll();
        }
        synchronized (lock) {
            lock.notifyAll();
        }
        waiter.join(); //! finds deadlock
    }
}

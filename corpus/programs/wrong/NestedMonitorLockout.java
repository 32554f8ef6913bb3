package corpus.wrong;

/** A thread that waits gives up the inner monitor only, and who could notify it needs the outer one. */
//! verdict FOUND
//! executions 2
public class NestedMonitorLockout {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object outer = new Object();
        Object inner = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    while (!ready) {
                        try {
                            inner.wait(); //! finds deadlock
                        } catch (InterruptedException e) {
                            throw new AssertionError(e);
                        }
                    }
                }
            }
        });
        Thread notifier = new Thread(() -> {
            synchronized (outer) { //! finds deadlock
                synchronized (inner) {
                    ready = true;
                    inner.notify();
                }
            }
        });
        waiter.start();
        notifier.start();
        waiter.join(); //! finds deadlock
        notifier.join();
    }
}

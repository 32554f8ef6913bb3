package corpus.wrong;

/** A thread notifies without owning the monitor. */
//! verdict FOUND
//! executions 1
public class NotifyWithoutLock {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            lock.notifyAll(); //! finds uncaught-exception
        });
        thread.start();
        thread.join();
    }
}

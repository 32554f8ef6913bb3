package corpus.wrong;

/** The main thread waits for a thread while it holds the lock that the thread needs. */
//! verdict FOUND
//! all
public class JoinUnderLock {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) { //! finds deadlock
                lock.notify();
            }
        });
        worker.start();
        synchronized (lock) {
            worker.join(); //! finds deadlock
        }
    }
}

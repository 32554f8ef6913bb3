package corpus.wrong;

/** The main thread waits on an object of its own without owning its monitor. */
//! verdict FOUND
//! executions 1
public class WaitWithoutLock {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        lock.wait(); //! finds uncaught-exception
    }
}

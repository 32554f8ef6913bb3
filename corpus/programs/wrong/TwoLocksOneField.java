package corpus.wrong;

/** A field is guarded by a different lock in each thread, which is no guard; three visible steps in each thread make twenty orders. */
//! verdict FOUND
//! executions 20
public class TwoLocksOneField {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Object otherLock = new Object();
        Thread first = new Thread(() -> increment(lock));
        Thread second = new Thread(() -> increment(otherLock));
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2; //! finds assertion-failed
    }

    private static void increment(Object lock) {
        synchronized (lock) {
            value++; //! finds data-race
        }
    }
}

package corpus.wrong;

/** That there is no object to notify the waiters of is a failure of its own, whoever holds which lock. */
//! verdict FOUND
public class NotifyNull {

    private static Object lock;

    public static void main(String[] args) {
        try {
            lock.notify();
        } catch (NullPointerException expected) {
            lock.notifyAll(); //! finds uncaught-exception
        }
    }
}

package corpus.wrong;

/** The program is ended by who holds a lock that a shutdown hook wants. */
//! verdict FOUND
public class ExitUnderLock {

    private static final Object LOCK = new Object();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (LOCK) { //! finds deadlock
            }
        }));
        synchronized (LOCK) {
            System.exit(0); //! finds deadlock
        }
    }
}

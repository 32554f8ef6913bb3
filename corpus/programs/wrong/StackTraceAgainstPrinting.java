package corpus.wrong;

/** Printing a stack trace holds the stream and wants a lock; another holds that and prints. */
//! verdict FOUND
//! search dpor
public class StackTraceAgainstPrinting {

    private static final Object LOCK = new Object();

    private static final class Failure extends RuntimeException {

        @Override
        public String getMessage() {
            synchronized (LOCK) { //! finds deadlock
                return "failed";
            }
        }
    }

    private static void report() {
        synchronized (LOCK) {
            System.err.println("still there"); //! finds deadlock
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> new Failure().printStackTrace());
        Thread second = new Thread(StackTraceAgainstPrinting::report);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

package corpus.correct;

/** The standard streams have locks of their own. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class StackTraceBesidePrinting {

    private static final Object LOCK = new Object();

    private static final class Failure extends RuntimeException {

        @Override
        public String getMessage() {
            synchronized (LOCK) {
                return "failed";
            }
        }
    }

    private static void report() {
        synchronized (LOCK) {
            System.out.println("still there");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> new Failure().printStackTrace());
        Thread second = new Thread(StackTraceBesidePrinting::report);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

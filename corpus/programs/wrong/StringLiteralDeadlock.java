package corpus.wrong;

/** Two string literals are locked in opposite orders: two of four schedules end in a deadlock. */
//! verdict FOUND
//! executions 4
//! stuck 2
public class StringLiteralDeadlock {

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> both("one lock", "other lock"));
        Thread second = new Thread(() -> both("other lock", "one lock"));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void both(String one, String other) {
        synchronized (one) {
            synchronized (other) { //! finds deadlock
            }
        }
    }
}

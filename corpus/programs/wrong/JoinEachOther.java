package corpus.wrong;

/** Two threads wait for each other's end. */
//! verdict FOUND
public class JoinEachOther {

    private static Thread first;
    private static Thread second;

    public static void main(String[] args) throws InterruptedException {
        first = new Thread(() -> await(second));
        second = new Thread(() -> await(first));
        first.start();
        second.start();
    }

    private static void await(Thread other) {
        try {
            other.join(); //! finds deadlock
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

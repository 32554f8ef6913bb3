package corpus.wrong;

/** Two different assertions without a message fail, each in another order of two threads. */
//! verdict FOUND
//! executions 2
public class TwoAssertions {

    private static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> turn = 1);
        other.start();
        if (turn == 0) {
            assert false; //! finds assertion-failed
        } else {
            assert false; //! finds assertion-failed
        }
    }
}

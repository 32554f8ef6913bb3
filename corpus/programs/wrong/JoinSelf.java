package corpus.wrong;

/** A thread waits for its own end. */
//! verdict FOUND
//! executions 1
public class JoinSelf {

    public static void main(String[] args) throws InterruptedException {
        Thread.currentThread().join(); //! finds deadlock
    }
}

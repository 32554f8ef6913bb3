package corpus.wrong;

import dev.heddle.Heddle;

/** What an invariant returns is an input itself: no branch looks at it. */
//! verdict FOUND
//! search dpor
//! executions 2
//! inputs good = false
public class InputInvariantFlag {

    private static volatile boolean fine = true;

    public static void main(String[] args) throws InterruptedException {
        Heddle.invariant("fine", () -> fine);
        boolean good = Heddle.anyBoolean("good");
        Thread thread = new Thread(() -> fine = good); //! finds invariant-violated
        thread.start();
        thread.join();
    }
}
